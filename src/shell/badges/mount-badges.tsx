import { UnreadBadge } from '../../features/service/unread/unread-badge'
import { renderApart } from '../../shared/page/apart/render-apart'
import { ClaimBadge } from './claim-badge'

/** Renders the badges of the bar. They are independent: one that fails leaves the other. */
export const mountBadges = (): void => {
  renderApart(<UnreadBadge />)
  renderApart(<ClaimBadge />)
}
