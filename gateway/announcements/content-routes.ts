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
    conditional(c, gateway, {
      isTranslated: true,
      build: (language, requested) => listBanners(gateway, language, requested),
    }),
  )
  app.get('/wps/relay/MCSFE_getListAnnouncements', (c) => {
    const { types = 'PR', platform = 'M', category } = c.req.query()
    if (types !== 'PR' || platform !== 'M') return failure(c, 'request.invalid', 'Unknown list.', 400)
    return conditional(c, gateway, {
      variant: category ?? '',
      member: String(memberOf(c, gateway)?.id ?? ''),
      isTranslated: true,
      build: (language, requested) => listAnnouncements(gateway, language, requested, category ?? null),
    })
  })
  app.get('/wps/relay/PROMOFE_getPromotionAnnouncementCategory', (c) =>
    conditional(c, gateway, {
      isTranslated: true,
      build: (language, requested) => listPromotionCategories(gateway.db, language, requested),
    }),
  )
  app.get('/wps/relay/MCSFE_getBenefits', (c) => {
    const member = memberOf(c, gateway)
    return conditional(c, gateway, {
      member: String(member?.id ?? ''),
      build: (language) => listBenefits(gateway.db, language, member?.label?.id ?? null),
    })
  })
}
