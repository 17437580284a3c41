import { BENEFITS_PATH } from '#domain/routing/routes'
import type { Vip } from '#domain/member/vip'
import { AppLink } from '../routing/app-link'
import { useTranslation } from '../../i18n/use-translation'
import { classNames } from '../../ui/class-names'
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
      <Ring progress={vip.progress} level={vip.level} />
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

const Ring = ({ progress, level }: { readonly progress: number; readonly level: number }) => {
  const t = useTranslation('rest')
  return (
    <div className={styles.ring} role="img" aria-label={t('member.level', { level })}>
      <svg viewBox="0 0 80 80" aria-hidden="true">
        <circle className={styles.track} cx="40" cy="40" r="34" />
        {/* The round end of an empty stroke would show a dot. */}
        {progress > 0 &&
          [classNames(styles.arc, styles.edge), styles.arc].map((className) => (
            <circle
              key={className}
              className={className}
              cx="40"
              cy="40"
              r="34"
              pathLength="100"
              strokeDasharray={`${String(progress * 100)} 100`}
            />
          ))}
      </svg>
      <span className={styles.level}>{level}</span>
    </div>
  )
}
