import type { ComponentType } from 'react'
import type { SiteUnavailability } from '#domain/lines/site-availability'
import { SiteUnavailablePage } from './site-unavailable-page'
import { ServiceLinks } from '../../../shared/service/service-links'
import { useTranslation } from '../../../i18n/use-translation'
import { useServices } from '../../../shared/service/use-services'

interface Props {
  readonly closing: SiteUnavailability
  /** Opens over this page, which covers the overlays of the app. */
  readonly LanguageSheet: ComponentType<{ readonly onClose: () => void }>
}

/** The page of an unavailable site, with the links to customer service. */
export const SiteUnavailableOverlay = ({ closing, LanguageSheet }: Props) => {
  const t = useTranslation('rest')
  const services = useServices()
  return (
    <SiteUnavailablePage
      closing={closing}
      LanguageSheet={LanguageSheet}
      service={
        services.length > 0 && (
          <ServiceLinks services={services} label={t('closed.contact')} variant="primary" inNewWindow />
        )
      }
    />
  )
}
