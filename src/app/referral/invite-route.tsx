import { ServiceLinks } from '../../features/connection/service-links'
import { InvitePage } from '../../features/invite/invite-page'
import { useServices } from '../use-services'

/** The invite page, with the way to customer service for those whom the promotion is not for (REF-01). */
export const InviteRoute = () => <InvitePage service={<ServiceLinks services={useServices()} />} />
