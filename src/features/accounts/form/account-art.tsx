import styles from './account-page.module.css'

/** Chips and cards behind the welcome text, in the accent's text colour. */
export const LoginArt = () => (
  <svg viewBox="0 0 200 160" aria-hidden="true" className={styles.art}>
    <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinejoin="round">
      <path d="M96 30l46-12a8 8 0 0 1 10 6l19 72a8 8 0 0 1-6 10l-46 12a8 8 0 0 1-10-6L90 40a8 8 0 0 1 6-10z" />
      <circle cx="64" cy="116" r="34" />
      <circle cx="64" cy="116" r="17" />
      <path d="M64 82v17M64 133v17M30 116h17M81 116h17M40 92l12 12M76 128l12 12M88 92l-12 12M52 128l-12 12" />
    </g>
    <path
      fill="currentColor"
      d="M128 50c6-12 24-8 22 6-1 10-14 20-14 20s-17-6-21-15c-5-13 11-21 13-11z"
      transform="rotate(-6 132 62)"
    />
    <path
      fill="currentColor"
      d="M34 38l4 10 10 4-10 4-4 10-4-10-10-4 10-4zM182 126l3 7 7 3-7 3-3 7-3-7-7-3 7-3z"
    />
  </svg>
)
