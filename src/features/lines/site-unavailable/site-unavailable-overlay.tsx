import type { SiteUnavailability } from '#domain/lines/site-availability'
import { SiteUnavailablePage } from './site-unavailable-page'
import { ServiceLinks } from '../../../shared/service/service-links'
import { useTranslation } from '../../../i18n/use-translation'
import { useServices } from '../../../shared/service/use-services'

/** The page of an unavailable site, with the links to customer service. */
export const SiteUnavailableOverlay = ({ closing }: { readonly closing: SiteUnavailability }) => {
  const t = useTranslation('rest')
  return (
    <SiteUnavailablePage
      closing={closing}
      service={<ServiceLinks services={useServices()} label={t('closed.contact')} inNewWindow />}
    />
  )
}
