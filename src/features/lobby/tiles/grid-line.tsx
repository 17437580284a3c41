import type { ReactNode } from 'react'
import { ShowImages } from '../../../shared/page/image-group'
import styles from './grid-line.module.css'

interface Props {
  /** False if another line has the button. */
  readonly hasButton?: boolean
  readonly children?: ReactNode
}

/** The line above a grid: the number of its games, and the button for their images. */
export const GridLine = ({ hasButton = true, children }: Props) => (
  <div className={styles.line}>
    {children}
    {hasButton && <ShowImages />}
  </div>
)
