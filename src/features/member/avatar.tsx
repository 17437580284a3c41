import styles from './avatar.module.css'
import { FACES } from './avatar-shapes'

/** A member's picture (MEM-01). @param icon 1 to 9; any other number still has a face */
export const Avatar = ({ icon }: { readonly icon: number }) => {
  const face = FACES[(Math.max(1, icon) - 1) % FACES.length]
  if (!face) return null
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={styles.avatar} data-icon={icon}>
      <rect width="64" height="64" fill={face.ground} />
      {face.shapes.map(([fill, path]) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </svg>
  )
}
