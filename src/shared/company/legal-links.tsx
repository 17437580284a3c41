import { useTranslation } from '../../i18n/use-translation'
import linkStyles from '../safer-play/responsible-play-link.module.css'
import { OperatorLink } from '../routing/operator/operator-link'
import { useCompany } from './use-company'

/** Links to the merchant's terms and its privacy policy, as far as config.json names them. */
export const LegalLinks = ({ inNewWindow = false }: { readonly inNewWindow?: boolean }) => {
  const t = useTranslation('rest')
  const { terms, privacy } = useCompany()
  return (
    <>
      {terms !== '' && (
        <OperatorLink url={terms} className={linkStyles.link} inNewWindow={inNewWindow}>
          {t('company.terms')}
        </OperatorLink>
      )}
      {privacy !== '' && (
        <OperatorLink url={privacy} className={linkStyles.link} inNewWindow={inNewWindow}>
          {t('company.privacy')}
        </OperatorLink>
      )}
    </>
  )
}
