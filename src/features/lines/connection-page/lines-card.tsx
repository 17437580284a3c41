import { MINUTE_MS } from '#domain/timing'
import { findFasterLine } from '#domain/lines/line-order'
import { lineQuality } from '#domain/lines/line-quality'
import { lineRetryUrl } from '#domain/lines/line-retry-url'
import type { LineRow } from '#domain/tables/worker-rows'
import { useNow } from '../../../shared/page/use-now'
import { formatAge } from '../../../i18n/format/format-age'
import { formatMilliseconds } from '../../../i18n/format/format-units'
import { useTranslation } from '../../../i18n/use-translation'
import { useConnection } from '../../../shared/sync/use-connection'
import { storedCodes } from '../../../shared/referral/entry-codes/visitor-codes'
import { Button } from '../../../ui/controls/button'
import { classNames } from '../../../ui/class-names'
import { Card } from './card'
import { hostOf } from '../check/host-of'
import { LineBars } from './line-bars'
import styles from './lines-card.module.css'
import { openLine } from '../check/open-line'
import { QUALITY_LABELS } from './quality-labels'
import { useLineCheck } from '../check/use-line-check'

/** The line in use, large, and a bar for every known line: the shorter the faster. */
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
      {others.length === 0 && !isChecking && <p className="ui-detail">{t('connection.noLines')}</p>}
      <div className="ui-stack ui-gap-2">
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
  const { isOffline } = useConnection()
  const label = quality === 'silent' && isOffline ? 'failure.offline' : quality && QUALITY_LABELS[quality]
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
          {t(label ?? (isChecking ? 'lines.checking' : 'connection.notChecked'))}
        </p>
        <p className="ui-detail ui-breakable">{hostOf(window.location.origin)}</p>
      </div>
    </div>
  )
}
