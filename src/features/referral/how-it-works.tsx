import { useTranslation } from '../../i18n/use-translation'
import { formatNumber } from '../../i18n/format/format-number'
import { Section } from '../../ui/layout/section'
import styles from './invite-page.module.css'

const STEPS = ['invite.step.share', 'invite.step.register', 'invite.step.earn'] as const

export const HowItWorks = () => {
  const t = useTranslation('rest')
  return (
    <Section title={t('invite.how')}>
      <ol className="ui-stack ui-gap-3 ui-card">
        {STEPS.map((step, place) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {formatNumber(place + 1, t.language)}
            </span>
            <span>{t(step)}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
