import { ServiceLinks } from '../../shared/service/service-links'
import { InvitePage } from './invite-page'
import { useServices } from '../../shared/service/use-services'

/** The invite page, with the links to customer service for players without the promotion (REF-01). */
export const InviteRoute = () => <InvitePage service={<ServiceLinks services={useServices()} />} />
