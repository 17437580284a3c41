import type { CSSProperties } from 'react'
import { lineQuality } from '#domain/rules/line-quality'
import type { LineRow } from '#domain/tables/delivery-rows'
import { formatMilliseconds } from '../../i18n/format-units'
import { useWords } from '../../i18n/use-words'
import { classNames } from '../../ui/class-names'
import { hostOf } from './host-of'
import styles from './line-bars.module.css'

const SHORTEST_SCALE_MS = 200 // two lines of 5 and 10 ms are both fast: their bars say so

interface Props {
  readonly lines: readonly LineRow[]
}

/** One bar a line, as long as its answer took. The words beside it say the same. */
export const LineBars = ({ lines }: Props) => {
  const slowest = Math.max(SHORTEST_SCALE_MS, ...lines.map(({ latencyMs }) => latencyMs ?? 0))
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <Line key={line.origin} line={line} share={(line.latencyMs ?? 0) / slowest} />
      ))}
    </ul>
  )
}

interface LineProps {
  readonly line: LineRow
  /** Of the slowest, 0 to 1. */
  readonly share: number
}

const Line = ({ line, share }: LineProps) => {
  const t = useWords('rest')
  const { origin, latencyMs, at, isFast = false } = line
  const isCurrent = origin === window.location.origin
  const size: CSSProperties & Record<'--share', string> = { '--share': String(Math.max(share, 0.02)) }
  return (
    <li className={styles.line}>
      <p className={styles.name}>
        <span className={styles.host}>{hostOf(origin)}</span>
        {isCurrent && <span className={styles.tag}>{t('connection.inUse')}</span>}
        {isFast && <span className={styles.tag}>{t('connection.fastest')}</span>}
      </p>
      <p className={styles.value}>
        {latencyMs === null ? (
          t(at > 0 ? 'connection.noAnswer' : 'connection.notChecked')
        ) : (
          <bdi>{formatMilliseconds(latencyMs, t.language)}</bdi>
        )}
      </p>
      <div
        className={classNames(styles.track, latencyMs === null && at > 0 && styles.silent)}
        aria-hidden="true"
      >
        {latencyMs !== null && (
          <span className={classNames(styles.bar, styles[lineQuality(latencyMs)])} style={size} />
        )}
      </div>
    </li>
  )
}
