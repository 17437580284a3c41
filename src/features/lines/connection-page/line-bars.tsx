import type { CSSProperties } from 'react'
import { lineQuality } from '#domain/lines/line-quality'
import type { LineRow } from '#domain/tables/worker-rows'
import { formatMilliseconds } from '../../../i18n/format/format-units'
import { useTranslation } from '../../../i18n/use-translation'
import { classNames } from '../../../ui/class-names'
import { hostOf } from '../check/host-of'
import styles from './line-bars.module.css'

const SHORTEST_SCALE_MS = 200 // lines of 5 and 10 ms are both fast, and their bars show it

interface Props {
  readonly lines: readonly LineRow[]
  /** True while the unknown values are being measured. */
  readonly isChecking: boolean
}

/** One bar per line, as long as its response time. The text next to it says the same. */
export const LineBars = ({ lines, isChecking }: Props) => {
  const slowest = Math.max(SHORTEST_SCALE_MS, ...lines.map(({ latencyMs }) => latencyMs ?? 0))
  const fastest = fastestOf(lines)
  return (
    <ul className="ui-stack ui-gap-3">
      {lines.map((line) => (
        <Line
          key={line.origin}
          line={line}
          share={(line.latencyMs ?? 0) / slowest}
          isFastest={line === fastest}
          isAwaited={isChecking && line.at === 0}
        />
      ))}
    </ul>
  )
}

/** Returns the fastest of several lines that responded; undefined if there is only one. */
const fastestOf = (lines: readonly LineRow[]): LineRow | undefined => {
  const [first, second] = lines
    .flatMap((line) => (line.latencyMs === null ? [] : [{ line, latencyMs: line.latencyMs }]))
    .sort((one, other) => one.latencyMs - other.latencyMs)
  return second && first?.line
}

interface LineProps {
  readonly line: LineRow
  /** Share of the slowest line's time, 0 to 1. */
  readonly share: number
  readonly isFastest: boolean
  readonly isAwaited: boolean
}

const Line = ({ line, share, isFastest, isAwaited }: LineProps) => {
  const t = useTranslation('rest')
  const { origin, latencyMs, at } = line
  const isSilent = latencyMs === null && at > 0
  const isCurrent = origin === window.location.origin
  const size: CSSProperties & Record<'--share', string> = { '--share': String(Math.max(share, 0.02)) }
  return (
    <li className={styles.line}>
      <p className={styles.name}>
        <span className={styles.host}>{hostOf(origin)}</span>
        {isCurrent && <span className={styles.tag}>{t('connection.inUse')}</span>}
        {isFastest && <span className={styles.tag}>{t('connection.fastest')}</span>}
      </p>
      <p className={classNames(styles.value, isSilent && styles.missing)}>
        {latencyMs !== null && <bdi>{formatMilliseconds(latencyMs, t.language)}</bdi>}
        {isSilent && t('connection.noAnswer')}
        {latencyMs === null && !isSilent && !isAwaited && t('connection.notChecked')}
      </p>
      <div
        className={classNames(styles.track, isSilent && styles.silent, isAwaited && styles.awaited)}
        aria-hidden="true"
      >
        {latencyMs !== null && (
          <span className={classNames(styles.bar, styles[lineQuality(latencyMs)])} style={size} />
        )}
      </div>
    </li>
  )
}
