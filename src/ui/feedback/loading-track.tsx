import { classNames } from '../class-names'
import styles from './loading-track.module.css'

/** Something is on its way, and nobody knows how far. `game`: on the dark ground of a game. */
export const LoadingTrack = ({ tone }: { readonly tone: 'page' | 'game' }) => (
  <span className={classNames(styles.track, styles[tone])}>
    <span className={styles.runner} />
  </span>
)
