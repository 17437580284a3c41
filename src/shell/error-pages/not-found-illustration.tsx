import styles from './not-found-illustration.module.css'

/** A map with a folded corner and a trail that ends in a question mark. */
export const NotFoundIllustration = () => (
  <svg viewBox="0 0 240 150" aria-hidden="true" className={styles.art}>
    <path
      className={styles.blob}
      d="M40 40c20-30 70-38 106-28s60 34 60 66-26 58-66 62-84 2-104-24-12-50 4-76z"
    />
    <g className={styles.map}>
      <path className={styles.leaf} d="M58 42l40-14v86l-40 14z" />
      <path className={styles.leafDark} d="M98 28l44 14v86l-44-14z" />
      <path className={styles.leaf} d="M142 42l40-14v86l-40 14z" />
      <path className={styles.trail} d="M70 108c10-22 26-2 36-20s-6-30 12-38" />
      <circle className={styles.pin} cx="70" cy="108" r="6" />
    </g>
    <circle className={styles.disc} cx="150" cy="74" r="30" />
    <path className={styles.mark} d="M140 66c0-14 22-14 22 0 0 9-11 9-11 18M151 95v.1" />
  </svg>
)
