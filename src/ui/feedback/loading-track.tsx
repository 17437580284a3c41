import { classNames } from '../class-names'
import styles from './loading-track.module.css'

/** A progress bar without a known end. `game`: on the dark background of a game. */
export const LoadingTrack = ({ tone }: { readonly tone: 'page' | 'game' }) => (
  <span className={classNames(styles.track, styles[tone])}>
    <span className={styles.runner} />
  </span>
)
