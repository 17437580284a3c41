import { useId } from 'react'
import { REGISTER_PATH } from '#domain/routing/routes'
import { AppLink } from '../../../shared/routing/app-link'
import { useBenefits } from '../../../shared/member/use-benefits'
import { formatNumber } from '../../../i18n/format/format-number'
import { useTranslation } from '../../../i18n/use-translation'
import { buttonClass } from '../../../ui/controls/button-class'
import { classNames } from '../../../ui/class-names'
import { Icon } from '../../../ui/icons/icon'
import { SPARKLE } from '../../../ui/icons/sparkle-icon-path'
import styles from './benefits-teaser.module.css'

const MOST = 3 // of a level's benefits: a preview, not the whole list

/**
 * Membership benefits for guests, at the bottom of the home page (SES-05). Renders nothing if the merchant has no
 * levels.
 */
export const BenefitsTeaser = () => {
  const t = useTranslation('rest')
  const headId = useId()
  const levels = [...(useBenefits().data ?? [])].sort((a, b) => a.rankLevel - b.rankLevel)
  if (levels.length === 0) return null
  return (
    <section aria-labelledby={headId} className={styles.teaser}>
      <h2 id={headId} className={styles.title}>
        {t('benefits.title')}
      </h2>
      <p className={styles.text}>{t('benefits.text')}</p>
      <ul className={classNames('scroller', styles.row)} aria-labelledby={headId} tabIndex={0}>
        {levels.map(({ labelId, labelName, rankLevel, benefits }) => (
          <li key={labelId} className={classNames('ui-card', styles.level)}>
            <div className="ui-split-row">
              <h3 className={styles.name} dir="auto">
                {labelName}
              </h3>
              <p className={styles.number}>
                {t('member.level', { level: formatNumber(rankLevel, t.language) })}
              </p>
            </div>
            <ul className="ui-stack ui-gap-2">
              {benefits.slice(0, MOST).map((benefit, place) => (
                <li key={place} className={styles.benefit}>
                  <Icon name={SPARKLE} size="s" />
                  <span dir="auto">{benefit}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <AppLink to={REGISTER_PATH} className={buttonClass({ variant: 'primary', isWide: true })}>
        {t('login.register')}
      </AppLink>
    </section>
  )
}
