import { classNames } from '../class-names'
import styles from './skeleton.module.css'

interface Props {
  /** Gives the size: a skeleton is as large as what it stands for. */
  readonly className?: string | undefined
}

/** A place that is still empty. What holds several says once, in words, that it is loading. */
export const Skeleton = ({ className }: Props) => (
  <span aria-hidden="true" className={classNames(styles.skeleton, className)} />
)
