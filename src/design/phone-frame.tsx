import { useDesign } from './design-context'
import { designAddress } from './design-state'
import styles from './design.module.css'
import type { FrameId } from './frames'

interface Props {
  readonly id: FrameId
  readonly caption: string
}

/** A phone of its own for what covers a screen: a document in a frame, as wide as the narrowest phones. */
export const PhoneFrame = ({ id, caption }: Props) => {
  const state = useDesign()
  return (
    <figure className={styles.cell}>
      <iframe
        className={styles.phone}
        title={caption}
        src={designAddress({ ...state, group: null, frame: id })}
      />
      <figcaption className={styles.caption} lang="en">
        {caption}
      </figcaption>
    </figure>
  )
}
