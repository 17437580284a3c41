import * as v from 'valibot'
import { fromMinor } from '../money/ledger'
import { changeIcon } from './update-member'
import type { GatewayContext } from '../gateway-context'
import { merchantRules } from '../system/merchant-rules'
import { merchantCurrency } from '../system/settings'
import { conditional } from '../http/conditional'
import { success } from '../http/envelope'
import type { ContentLanguage } from '../http/language'
import { forMember, type RequestingMember } from '../session/for-member'
import { errorResponse } from '../http/error-response'
import type { GatewayApp } from '../http/types'
import { settleDue } from '../money/payments'

const iconSchema = v.object({ profileIcon: v.pipe(v.number(), v.integer(), v.minValue(1)) })

/** A member's own profile, and their chosen avatar (contract.md, Accounts and Content). */
export function memberRoutes(app: GatewayApp, gateway: GatewayContext): void {
  app.get(
    '/wps/member/info',
    forMember(gateway, (c, member) => {
      settleDue(gateway)
      return conditional(c, gateway, {
        member: String(member.id),
        build: (language) => infoOf(gateway, member, language, new URL(c.req.url).origin),
      })
    }),
  )
  app.get(
    '/wps/relay/MCSFE_getPlayerRankProgress',
    forMember(gateway, (c, { id, label, rank }) =>
      conditional(c, gateway, {
        member: String(id),
        build: () => ({
          ...(typeof label?.id === 'string' && { labelId: label.id }),
          completedConditions: rank.done,
          totalExpectedConditions: rank.total,
        }),
      }),
    ),
  )
  app.post(
    '/wps/member/profileIcon',
    forMember(gateway, async (c, { id }) => {
      const body = v.safeParse(v.pipe(v.string(), v.parseJson(), iconSchema), await c.req.text())
      const count = merchantRules(gateway.db).profileIcons
      if (!body.success || body.output.profileIcon > count) return errorResponse(c, 'request.invalid')
      changeIcon(gateway.db, id, body.output.profileIcon)
      return success(c, null)
    }),
  )
}

function infoOf(
  gateway: GatewayContext,
  member: RequestingMember,
  language: ContentLanguage,
  origin: string,
) {
  const { label, email, mobile } = member
  return {
    id: member.id,
    type: member.type,
    regDate: member.registeredAt,
    account: member.username,
    language: member.language,
    ...(label !== null && {
      clubLabel: {
        labelName: label.name[language],
        ...(label.id !== null && { labelId: label.id }),
        type: label.type,
        rankLevel: label.rank,
      },
    }),
    currency: merchantCurrency(gateway.db).currency,
    balance: fromMinor(member.balance),
    profileIcon: member.profileIcon,
    ...(email !== null && { email }),
    ...(mobile !== null && { mobileNum: mobile }),
    referralCode: member.referralCode,
    referralUrl: `${origin}/m/register?r=${member.referralCode}`,
  }
}
