import { classNames } from '../class-names'
import styles from './skeleton.module.css'

interface Props {
  /** Sets the size: a skeleton is as large as its content. */
  readonly className?: string | undefined
}

/** A placeholder for content. The container of several announces once that it is loading. */
export const Skeleton = ({ className }: Props) => (
  <span aria-hidden="true" className={classNames(styles.skeleton, className)} />
)
