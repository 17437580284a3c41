import { useMemo } from 'react'
import styles from './qr-code.module.css'
import { qrPath } from './qr-path'

const QUIET = 4 // modules of the light margin that cameras need to find the code

/** A link as a QR code. Dark on light in both styles, because few cameras read the inverse. */
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
