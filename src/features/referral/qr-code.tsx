import { useMemo } from 'react'
import styles from './qr-code.module.css'
import { qrPath } from './qr-path'

const QUIET = 4 // modules of light around the code, without which cameras do not find it

/** A link as a code for another phone's camera: dark on light in either style, as few cameras read it the other way. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const code = useMemo(() => qrPath(text), [text])
  if (!code) return null
  const side = code.size + 2 * QUIET
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      viewBox={[-QUIET, -QUIET, side, side].join(' ')}
      shapeRendering="crispEdges"
    >
      <path d={code.path} />
    </svg>
  )
}
