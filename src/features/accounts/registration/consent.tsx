import { useTranslation } from '../../../i18n/use-translation'
import { LegalLinks } from '../../../shared/company/legal-links'
import { useCompany } from '../../../shared/company/use-company'

/** What a registration accepts: the merchant's terms and privacy policy, if config.json names them. */
export const Consent = () => {
  const t = useTranslation('rest')
  const { terms, privacy } = useCompany()
  if (terms === '' && privacy === '') return null
  return (
    <div className="ui-detail">
      <p className="ui-hint">{t('company.consent')}</p>
      <p className="ui-row ui-wrap ui-gap-4">
        <LegalLinks inNewWindow />
      </p>
    </div>
  )
}
