import { useState } from 'react'
import { classNames } from '../../ui/class-names'
import styles from './art.module.css'

interface Props {
  /** Checked; '' where there is none. */
  readonly source: string
  readonly isTall: boolean
}

/** The merchant's picture; the accent's own colours where there is none, or it cannot be had. */
export const Art = ({ source, isTall }: Props) => {
  const [failed, setFailed] = useState('')
  const hasPicture = source !== '' && failed !== source
  return (
    <div
      className={classNames(styles.art, isTall && styles.tall, !hasPicture && styles.plain)}
      aria-hidden="true"
    >
      {hasPicture && <img src={source} alt="" onError={() => setFailed(source)} />}
    </div>
  )
}
