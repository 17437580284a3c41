import { useTranslation } from '../../i18n/use-words'
import { formatNumber } from '../../i18n/format-number'
import { intlTag } from '../../i18n/intl-tags'
import { Section } from '../../ui/section'
import styles from './invite-page.module.css'

const STEPS = ['invite.step.share', 'invite.step.register', 'invite.step.earn'] as const

export const HowItWorks = () => {
  const t = useTranslation('rest')
  return (
    <Section title={t('invite.how')}>
      <ol className={styles.steps}>
        {STEPS.map((step, place) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {formatNumber(place + 1, intlTag(t.language))}
            </span>
            <span>{t(step)}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
