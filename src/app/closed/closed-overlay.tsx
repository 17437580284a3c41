import type { Closing } from '#domain/rules/closing'
import { ClosedPage } from '../../features/closed/closed-page'
import { ServiceLinks } from '../../features/connection/service-links'
import { useWords } from '../../i18n/use-words'
import { useServices } from '../use-services'

/** The page for a closed site, with the way to customer service. */
export const ClosedOverlay = ({ closing }: { readonly closing: Closing }) => {
  const t = useWords('rest')
  return (
    <ClosedPage
      closing={closing}
      service={<ServiceLinks services={useServices()} label={t('closed.contact')} inNewWindow />}
    />
  )
}
