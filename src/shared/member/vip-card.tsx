import { BENEFITS_PATH } from '#domain/routing/routes'
import type { Vip } from '#domain/member/vip'
import { AppLink } from '../routing/app-link'
import { formatNumber } from '../../i18n/format/format-number'
import { useTranslation } from '../../i18n/use-translation'
import { Ring } from '../../ui/feedback/ring'
import { Icon } from '../../ui/icons/icon'
import styles from './vip-card.module.css'

interface Props {
  readonly vip: Vip
  /** True to link to the benefits, if the label has any. */
  readonly hasLink?: boolean
}

/** Shows the progress to the next level (MEM-04). */
export const VipCard = ({ vip, hasLink = true }: Props) => {
  const t = useTranslation('rest')
  const { steps } = vip
  return (
    <section className={styles.card} aria-label={t('member.progress')}>
      <LevelRing progress={vip.progress} level={vip.level} />
      <div className={styles.texts}>
        <p className="ui-title-l">
          <bdi>{vip.name}</bdi>
        </p>
        {steps && <Steps done={steps.done} total={steps.total} />}
        {(steps !== null || vip.isTop) && (
          <p className="ui-note">{steps ? t('member.progressOf', steps) : t('member.top')}</p>
        )}
        {hasLink && vip.showsBenefits && (
          <AppLink to={BENEFITS_PATH} className={styles.link}>
            {t('member.benefits')}
            <Icon name="chevron" size="s" />
          </AppLink>
        )}
      </div>
    </section>
  )
}

const MAX_DASHES = 12 // more would be too thin to count

/** One dash per step; completed ones are filled. */
const Steps = ({ done, total }: { readonly done: number; readonly total: number }) =>
  Number.isInteger(total) && total <= MAX_DASHES ? (
    <div className={styles.steps} aria-hidden="true">
      {Array.from({ length: total }, (_, step) => (
        <span key={step} className={step < done ? styles.done : styles.open} />
      ))}
    </div>
  ) : null

const LevelRing = ({ progress, level }: { readonly progress: number; readonly level: number }) => {
  const t = useTranslation('rest')
  return (
    <div className={styles.ring} role="img" aria-label={t('member.level', { level })}>
      <Ring share={progress} />
      <span className={styles.level}>{formatNumber(level, t.language)}</span>
    </div>
  )
}
