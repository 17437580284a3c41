import { classNames } from '../../ui/class-names'
import { useDesign } from '../design-context'
import { designUrl } from '../design-state'
import { Figure } from '../figure'
import type { FrameId } from './frames'
import styles from '../specimen.module.css'

interface Props {
  readonly id: FrameId
  readonly caption: string
  /** True for a frame that is only as high as a header. */
  readonly isLow?: boolean
}

/** An iframe as wide as the narrowest phones, for overlays that cover a whole screen. */
export const PhoneFrame = ({ id, caption, isLow = false }: Props) => {
  const state = useDesign()
  return (
    <Figure caption={caption}>
      <iframe
        className={classNames(styles.phone, isLow && styles.low)}
        title={caption}
        loading={state.group === null ? 'lazy' : 'eager'}
        src={designUrl({ ...state, group: null, frame: id })}
      />
    </Figure>
  )
}
