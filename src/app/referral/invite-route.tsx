import { ServiceLinks } from '../../features/connection/service-links'
import { useServices } from '../../features/connection/use-services'
import { InvitePage } from '../../features/invite/invite-page'

/** The invite page, with the way to customer service for those whom the promotion is not for (REF-01). */
export const InviteRoute = () => <InvitePage service={<ServiceLinks services={useServices()} />} />
