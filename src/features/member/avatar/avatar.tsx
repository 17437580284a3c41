import styles from './avatar.module.css'
import { FACES } from './avatar-shapes'

interface Props {
  /** 1 to 9; any other number is mapped to one of them. */
  readonly icon: number
  /** `l` fills its container. */
  readonly size?: 'm' | 'l'
}

/** A member's avatar (MEM-01). */
export const Avatar = ({ icon, size = 'm' }: Props) => {
  const face = FACES[(Math.max(1, icon) - 1) % FACES.length]
  if (!face) return null
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      className={size === 'l' ? styles.large : styles.avatar}
      data-icon={icon}
    >
      <rect width="64" height="64" fill={face.ground} />
      {face.shapes.map(([fill, path]) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </svg>
  )
}
