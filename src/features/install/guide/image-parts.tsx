import { useId, useState } from 'react'
import { ICON_PATHS } from '../../../ui/icons/icon-paths'
import styles from './guide-image.module.css'

interface DeviceProps {
  /** The end of the phone that the drawing shows. */
  readonly place: 'head' | 'foot'
  readonly isWallpaper?: boolean
}

/** One end of a phone, cut off by the drawing's edge. */
export const Device = ({ place, isWallpaper = false }: DeviceProps) => (
  <>
    <rect
      x={place === 'head' ? 13 : 18}
      y={place === 'head' ? 8 : -60}
      width={place === 'head' ? 86 : 76}
      height={place === 'head' ? 120 : 136}
      rx="13"
      className={isWallpaper ? styles.wallpaper : styles.device}
    />
    {place === 'head' ? (
      <rect x="47" y="12.5" width="18" height="4" rx="2" className={styles.bar} />
    ) : (
      <rect x="47" y="71" width="18" height="1.8" rx="0.9" className={styles.foot} />
    )}
  </>
)

interface BarProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height?: number
  readonly tone?: 'bar' | 'soft' | 'chosen' | 'on'
}

/** A line of text, or a bar that contains one. */
export const Bar = ({ x, y, width, height = 4, tone = 'bar' }: BarProps) => (
  <rect x={x} y={y} width={width} height={height} rx={height / 2} className={styles[tone]} />
)

/** The page in the background. */
export const Tiles = ({ y }: { readonly y: number }) => (
  <>
    {[0, 1, 2].map((place) => (
      <rect key={place} x={26 + place * 21} y={y} width="18" height="30" rx="4" className={styles.tile} />
    ))}
  </>
)

interface SignProps {
  readonly x: number
  readonly y: number
  /** On a grid of 24. */
  readonly d: string
  readonly isOnTarget?: boolean
}

const SIGN_SIZE = 9

/** An icon around a point. */
export const Sign = ({ x, y, d, isOnTarget = false }: SignProps) => (
  <path
    d={d}
    transform={`translate(${String(x - SIGN_SIZE / 2)} ${String(y - SIGN_SIZE / 2)}) scale(${String(SIGN_SIZE / 24)})`}
    className={isOnTarget ? styles.signOn : styles.sign}
  />
)

/** The icon to tap. */
export const Target = ({ x, y, d }: SignProps) => (
  <>
    <circle cx={x} cy={y} r="11" className={styles.ring} />
    <circle cx={x} cy={y} r="8" className={styles.target} />
    <Sign x={x} y={y} d={d} isOnTarget />
  </>
)

interface AppIconProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly source: string | null
}

/** The merchant's icon as the home screen will show it; a drawn one if it does not load (INS-10). */
export const AppIcon = ({ x, y, size, source }: AppIconProps) => {
  const id = useId()
  const [failed, setFailed] = useState<string | null>(null)
  const box = { x, y, width: size, height: size }
  return source === null || source === failed ? (
    <>
      <rect {...box} rx={size * 0.24} className={styles.card} />
      <path
        d={ICON_PATHS.games}
        transform={`translate(${String(x + size * 0.14)} ${String(y + size * 0.14)}) scale(${String((size * 0.72) / 24)})`}
        className={styles.signChosen}
      />
    </>
  ) : (
    <>
      <clipPath id={id}>
        <rect {...box} rx={size * 0.24} />
      </clipPath>
      <rect {...box} rx={size * 0.24} className={styles.card} />
      <g clipPath={`url(#${id})`}>
        <image
          {...box}
          href={source}
          preserveAspectRatio="xMidYMid slice"
          className={styles.upright}
          onError={() => setFailed(source)}
        />
      </g>
    </>
  )
}
