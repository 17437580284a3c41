import { ServiceLinks } from '../../shared/service/service-links'
import { InvitePage } from './invite-page'
import { useServices } from '../../shared/service/use-services'

/** The invite page, with the way to customer service for those whom the promotion is not for (REF-01). */
export const InviteRoute = () => <InvitePage service={<ServiceLinks services={useServices()} />} />
