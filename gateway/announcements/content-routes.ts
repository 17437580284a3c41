import type { GatewayContext } from '../gateway-context'
import { listAnnouncements } from './announcements'
import { listBenefits } from '../member/benefits'
import { listBanners } from '../lobby/banners'
import { listPromotionCategories } from './promotion-categories'
import { conditional } from '../http/conditional'
import { failure } from '../http/envelope'
import { memberOf } from '../session/for-member'
import type { GatewayApp } from '../http/types'

/** Banners, announcements, promotions and rank benefits, for guests and members (contract.md, Content). */
export function contentRoutes(app: GatewayApp, gateway: GatewayContext): void {
  app.get('/wps/relay/MCSFE_getBanners', (c) =>
    conditional(c, gateway, { build: (language) => listBanners(gateway, language) }),
  )
  app.get('/wps/relay/MCSFE_getListAnnouncements', (c) => {
    const { types = 'PR', platform = 'M', category } = c.req.query()
    if (types !== 'PR' || platform !== 'M') return failure(c, 'request.invalid', 'Unknown list.', 400)
    return conditional(c, gateway, {
      variant: category ?? '',
      member: String(memberOf(c, gateway)?.id ?? ''),
      build: (language) => listAnnouncements(gateway, language, category ?? null),
    })
  })
  app.get('/wps/relay/PROMOFE_getPromotionAnnouncementCategory', (c) =>
    conditional(c, gateway, { build: (language) => listPromotionCategories(gateway.db, language) }),
  )
  app.get('/wps/relay/MCSFE_getBenefits', (c) => {
    const member = memberOf(c, gateway)
    return conditional(c, gateway, {
      member: String(member?.id ?? ''),
      build: (language) => listBenefits(gateway.db, language, member?.label?.id ?? null),
    })
  })
}
