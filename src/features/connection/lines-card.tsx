import { MINUTE_MS } from '#domain/constants/timing'
import { findFasterLine } from '#domain/rules/line-order'
import { lineQuality } from '#domain/rules/line-quality'
import { lineRetryUrl } from '#domain/rules/retry-address'
import type { LineRow } from '#domain/tables/delivery-rows'
import { useNow } from '../../app/use-now'
import { formatAge } from '../../i18n/format-age'
import { formatMilliseconds } from '../../i18n/format-units'
import { useTranslation } from '../../i18n/use-words'
import { storedCodes } from '../../state/visitor-codes'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { Card } from './card'
import { hostOf } from './host-of'
import { LineBars } from './line-bars'
import styles from './lines-card.module.css'
import { openLine } from './open-line'
import { QUALITY_WORDS } from './quality-words'
import { useLineCheck } from './use-line-check'

/** The line in use, large, and every line that is known as a bar: the shorter the faster. */
export const LinesCard = ({ lines }: { readonly lines: readonly LineRow[] }) => {
  const t = useTranslation('rest')
  const now = useNow(MINUTE_MS / 2)
  const { isChecking, check } = useLineCheck(true)
  const current = lines.find(({ origin }) => origin === window.location.origin)
  const others = lines.filter((line) => line !== current)
  const checkedAt = Math.max(0, ...lines.map(({ at }) => at))
  const better = findFasterLine(current, others)
  return (
    <Card
      title={t('connection.lines')}
      aside={checkedAt > 0 && !isChecking && t('connection.checked', { age: formatAge(checkedAt, now, t) })}
    >
      <Current line={current} isChecking={isChecking} />
      <LineBars lines={lines} isChecking={isChecking} />
      {others.length === 0 && !isChecking && <p className={styles.note}>{t('connection.noLines')}</p>}
      <div className={styles.actions}>
        {better !== undefined && !isChecking && (
          <Button
            variant="primary"
            isWide
            onClick={() => openLine(lineRetryUrl(better.origin, window.location.search, storedCodes()))}
          >
            {t('connection.switch')}
          </Button>
        )}
        <Button variant="quiet" isWide icon="refresh" isBusy={isChecking} onClick={check}>
          {t(isChecking ? 'lines.checking' : 'connection.check')}
        </Button>
      </div>
    </Card>
  )
}

interface CurrentProps {
  readonly line: LineRow | undefined
  readonly isChecking: boolean
}

const Current = ({ line, isChecking }: CurrentProps) => {
  const t = useTranslation('rest')
  const isKnown = line !== undefined && line.at > 0
  const quality = isKnown ? lineQuality(line.latencyMs) : undefined
  return (
    <div className={styles.current}>
      <p className={styles.figure}>
        {isKnown && line.latencyMs !== null ? (
          <bdi>{formatMilliseconds(line.latencyMs, t.language)}</bdi>
        ) : (
          <span aria-hidden="true">–</span>
        )}
      </p>
      <div className={styles.about}>
        <p className={classNames(styles.quality, quality && styles[quality])}>
          {t(quality ? QUALITY_WORDS[quality] : isChecking ? 'lines.checking' : 'connection.notChecked')}
        </p>
        <p className={styles.host}>{hostOf(window.location.origin)}</p>
      </div>
    </div>
  )
}
