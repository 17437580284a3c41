import { beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { countriesSchema } from '#domain/contract/accounts/countries'
import { announcementSchema } from '#domain/contract/announcements/announcements'
import { bannerSchema } from '#domain/contract/announcements/banners'
import { promotionCategorySchema } from '#domain/contract/announcements/promotion-categories'
import { gameSchema, popularSchema } from '#domain/contract/games/games'
import { winSchema } from '#domain/contract/games/latest-wins'
import { matchSchema } from '#domain/contract/games/matches'
import { vendorGroupSchema } from '#domain/contract/games/vendors'
import {
  customerServiceScriptSchema,
  downloadBannerSchema,
  downloadSettingsSchema,
} from '#domain/contract/install/downloads'
import { domainRouteSchema } from '#domain/contract/lines/domains'
import { statusSchema } from '#domain/contract/lines/status'
import { benefitSchema } from '#domain/contract/member/benefits'
import {
  availablePromotionsSchema,
  depositSettingsSchema,
  mallSchema,
  missionSchema,
  rewardSchema,
  unreadCountSchema,
  withdrawAccountsSchema,
} from '#domain/contract/member/member-area'
import { memberInfoSchema, rankProgressSchema } from '#domain/contract/member/members'
import { settingsSchema } from '#domain/contract/settings/settings'
import { logIn } from '../support/accounts'
import { gateway } from '../support/shared-gateway'

type Call = readonly [path: string, schema: v.GenericSchema, leastRows: number]

const RELAY = '/wps/relay/'

/** Calls whose response has texts in the language of the request. */
const TEXTS: readonly Call[] = [
  ['/lgw/games/mobile', v.array(gameSchema), 60],
  [`${RELAY}GCSGAME_newGameVendor?platform=html5`, v.array(vendorGroupSchema), 8],
  [`${RELAY}GCSGAME_getGameMatchV2`, v.array(matchSchema), 5],
  [`${RELAY}MCSFE_getBanners`, v.array(bannerSchema), 5],
  [`${RELAY}MCSFE_getListAnnouncements?types=PR&platform=M`, v.array(announcementSchema), 6],
  [`${RELAY}PROMOFE_getPromotionAnnouncementCategory`, v.array(promotionCategorySchema), 4],
  [`${RELAY}MCSFE_getBenefits`, v.array(benefitSchema), 6],
  [`${RELAY}WPSCORE_getDownloadSetting?domain=127.0.0.1:4173`, downloadSettingsSchema, 0],
  ['/wps/system/country', countriesSchema, 25],
  ['/wps/system/settings', settingsSchema, 0],
]
const MEMBER_TEXTS: readonly Call[] = [
  ['/wps/member/info', memberInfoSchema, 0],
  [`${RELAY}MCSFE_getDepositSettings`, depositSettingsSchema, 0],
  [`${RELAY}MCSFE_getWithdrawAccountInfo`, withdrawAccountsSchema, 0],
  [`${RELAY}MCSFE_getRewards`, v.array(rewardSchema), 0],
  [`${RELAY}MCSFE_getMissions`, v.array(missionSchema), 0],
  [`${RELAY}MCSFE_getMallItems`, mallSchema, 1],
]
const OTHERS: readonly Call[] = [
  ['/lgw/games/popular', popularSchema, 10],
  [`${RELAY}GCSGAME_getLatestWins`, v.array(winSchema), 20],
  [`${RELAY}MCSFE_getDownloadBanners`, v.array(downloadBannerSchema), 2],
  [`${RELAY}WPSCORE_getCustomerServiceScript`, customerServiceScriptSchema, 0],
  ['/wps/system/status?device=MOBILE', statusSchema, 0],
  ['/wps/system/test/ping', v.literal('pong'), 0],
  ['/wps/system/location', v.object({ countryCode: v.string(), ip: v.string() }), 0],
  ['/wps/system/domainRoute', domainRouteSchema, 0],
]
const MEMBER_OTHERS: readonly Call[] = [
  [`${RELAY}MCSFE_getMerchantAvailablePromotions`, availablePromotionsSchema, 0],
  [`${RELAY}MCSFE_getPlayerRankProgress`, rankProgressSchema, 0],
  [`${RELAY}CBS_unreadCount`, unreadCountSchema, 0],
]

const MEMBERS = ['ann', 'ben', 'cho', 'dev', 'eve', 'fay'] as const
let tokens: ReadonlyMap<string, string>

beforeAll(async () => {
  await gateway.control({ reset: true })
  tokens = new Map(await Promise.all(MEMBERS.map(async (name) => [name, (await logIn(name)).token] as const)))
})

/** The number of rows in a value, in lists of it, and in lists of its fields. */
const rowsIn = (value: unknown): number => {
  if (value instanceof Map) return value.size
  if (Array.isArray(value)) return value.length
  const fields = v.safeParse(v.record(v.string(), v.unknown()), value)
  return fields.success ? Object.values(fields.output).filter(Array.isArray).flat().length : 0
}

const SCRIPTS = { EN: /\p{Script=Latin}/u, CN: /\p{Script=Han}/u, UR: /\p{Script=Arabic}/u } as const

test.each(['EN', 'CN', 'UR'] as const)(
  'DEP-04 MEM-02 in %s every response has the shape of the contract, for guests and every kind of member',
  async (language) => {
    const headersOf = (member: string) => {
      const token = tokens.get(member)
      return { Language: language, ...(token !== undefined && { Authorization: token }) }
    }
    const open = [...TEXTS, ...OTHERS].map((call) => [call, ['', 'ann']] as const)
    const ofMembers = [...MEMBER_TEXTS, ...MEMBER_OTHERS].map((call) => [call, MEMBERS] as const)
    for (const [[path, schema, leastRows], readers] of [...open, ...ofMembers])
      for (const reader of readers) {
        const value = await gateway.value(path, headersOf(reader))
        const parsed = v.safeParse(schema, value)
        expect(parsed.issues, `${path} ${reader}`).toBeUndefined()
        if (!path.includes('settings')) expect(rowsIn(parsed.output), path).toBeGreaterThanOrEqual(leastRows)
        if (Array.isArray(value)) expect(rowsIn(parsed.output), `${path} ${reader}`).toBe(value.length)
      }
    for (const [path] of [...TEXTS, ...MEMBER_TEXTS])
      expect(JSON.stringify(await gateway.value(path, headersOf('ann'))), path).toMatch(SCRIPTS[language])
  },
)
