import type { SiteUnavailability } from '#domain/rules/closing'
import { SiteUnavailablePage } from '../../features/closed/closed-page'
import { ServiceLinks } from '../../features/connection/service-links'
import { useTranslation } from '../../i18n/use-words'
import { useServices } from '../use-services'

/** The page for a closed site, with the way to customer service. */
export const SiteUnavailableOverlay = ({ closing }: { readonly closing: SiteUnavailability }) => {
  const t = useTranslation('rest')
  return (
    <SiteUnavailablePage
      closing={closing}
      service={<ServiceLinks services={useServices()} label={t('closed.contact')} inNewWindow />}
    />
  )
}
