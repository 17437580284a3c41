import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { announcementSchema } from '#domain/contract/announcements/announcements'
import { bannerSchema } from '#domain/contract/announcements/banners'
import { domainRouteSchema } from '#domain/contract/lines/domains'
import { gameSchema, gameUrlSchema, popularSchema } from '#domain/contract/games/games'
import { settingsSchema } from '#domain/contract/settings/settings'
import { statusSchema } from '#domain/contract/lines/status'
import { vendorGroupSchema } from '#domain/contract/games/vendors'
import { runGateway, type RunningGateway } from '../support/running-gateway'

const matchSchema = v.object({
  id: v.string(),
  home: v.string(),
  away: v.string(),
  league: v.string(),
  startTime: v.number(),
  vendor: v.string(),
  gameCode: v.string(),
})
const categorySchema = v.object({ id: v.string(), name: v.string(), count: v.number() })

const identityRows = v.array(
  v.object({ gameId: v.string(), gameCode: v.string(), gameClassify: v.string(), name: v.string() }),
)

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await runGateway({ games: 620 })
})
afterAll(() => gateway.close())

describe.each(['EN', 'CN', 'UR'])('in %s', (language) => {
  test.each([
    ['/wps/system/status?device=MOBILE', statusSchema],
    ['/wps/system/settings', settingsSchema],
    ['/wps/system/location', v.object({ countryCode: v.string(), ip: v.string() })],
    ['/wps/system/domainRoute', domainRouteSchema],
    ['/wps/system/test/ping', v.literal('pong')],
    ['/lgw/games/mobile', v.pipe(v.array(gameSchema), v.length(620))],
    ['/lgw/games/popular', v.pipe(popularSchema, v.minLength(10))],
    ['/wps/relay/GCSGAME_newGameVendor?platform=html5', v.pipe(v.array(vendorGroupSchema), v.minLength(8))],
    ['/wps/relay/GCSGAME_getGameMatchV2', v.pipe(v.array(matchSchema), v.minLength(5))],
    ['/wps/relay/MCSFE_getBanners', v.pipe(v.array(bannerSchema), v.minLength(5))],
    [
      '/wps/relay/MCSFE_getListAnnouncements?types=PR&platform=M',
      v.pipe(v.array(announcementSchema), v.minLength(6)),
    ],
    ['/wps/relay/PROMOFE_getPromotionAnnouncementCategory', v.pipe(v.array(categorySchema), v.minLength(3))],
  ])('DEP-04 %s has the shape of the contract', async (path, schema) => {
    const parsed = v.safeParse(schema, await gateway.value(path, { Language: language }))
    expect(parsed.issues).toBeUndefined()
  })
})

test('GAM-02 the special vendors and all kinds of the specification exist', async () => {
  const games = v.parse(v.array(gameSchema), await gateway.value('/lgw/games/mobile'))
  const vendors = new Set(games.map((game) => game.vendor))
  expect([...vendors]).toEqual(
    expect.arrayContaining(['RNG', 'PVP', 'LOTT', 'ELOTT', 'TCG_SEA', 'TCG_LOTTO_VN', 'BTI']),
  )
  const groups = v.parse(
    v.array(vendorGroupSchema),
    await gateway.value('/wps/relay/GCSGAME_newGameVendor?platform=html5'),
  )
  const counted = groups.reduce((sum, group) => sum + group.gameCount, 0)
  expect(counted).toBe(games.length)
})

test('GAM-01 popular games and games of banners are in the list', async () => {
  const games = v.parse(v.array(gameSchema), await gateway.value('/lgw/games/mobile'))
  const ids = new Set(games.map((game) => game.gameId))
  const popular = v.parse(popularSchema, await gateway.value('/lgw/games/popular'))
  expect(popular.filter((id) => !ids.has(id))).toEqual([])
  const banners = v.parse(v.array(bannerSchema), await gateway.value('/wps/relay/MCSFE_getBanners'))
  expect(new Set(banners.map((banner) => banner.linkageType))).toEqual(new Set(['P', 'URL', 'G']))
  const linked = banners.filter((banner) => banner.linkageType === 'G')
  expect(linked.every((banner) => ids.has(banner.linkage))).toBe(true)
})

test('ANN-04 a banner of type P leads to an existing announcement', async () => {
  const banners = v.parse(v.array(bannerSchema), await gateway.value('/wps/relay/MCSFE_getBanners'))
  const announcements = v.parse(
    v.array(announcementSchema),
    await gateway.value('/wps/relay/MCSFE_getListAnnouncements?types=PR&platform=M'),
  )
  const ids = announcements.map((one) => one.id)
  for (const banner of banners.filter((one) => one.linkageType === 'P')) expect(ids).toContain(banner.linkage)
})

test('DEP-04 announcements for an audience are sent only when their category is requested', async () => {
  const path = '/wps/relay/MCSFE_getListAnnouncements?types=PR&platform=M'
  const idsOf = async (url: string) =>
    v.parse(v.array(announcementSchema), await gateway.value(url)).map((one) => one.id)
  expect(await idsOf(path)).not.toContain('news-app')
  expect(await idsOf(`${path}&category=app_download`)).toContain('news-app')
})

test('DEP-04 20,000 games are ready within three seconds of CPU time, without duplicates', async () => {
  const before = process.cpuUsage()
  const large = await runGateway({ games: 20_000 })
  const { user, system } = process.cpuUsage(before)
  try {
    for (const language of ['EN', 'CN', 'UR']) {
      const games = v.parse(identityRows, await large.value('/lgw/games/mobile', { Language: language }))
      expect(games).toHaveLength(20_000)
      for (const key of ['gameId', 'gameCode'] as const) {
        expect(new Set(games.map((game) => game[key])).size).toBe(20_000)
      }
      expect(new Set(games.map((game) => `${game.gameClassify} ${game.name}`)).size).toBeGreaterThan(19_900)
      expect(games.filter((game) => /\d{3,}/.test(game.name))).toEqual([])
    }
  } finally {
    await large.close()
  }
  expect((user + system) / 1000).toBeLessThan(3000)
}, 120_000)

test('GAM-06 a trial launch returns a playable page of the gateway’s own', async () => {
  const games = v.parse(v.array(gameSchema), await gateway.value('/lgw/games/mobile'))
  const kinds = new Set<string>()
  for (const classify of new Set(games.map((game) => game.gameClassify))) {
    const game = games.find((one) => one.gameClassify === classify && one.hasTrial)
    for (const call of ['GCS_gameTrialLaunch', 'GCS_gameTrialLaunchSync']) {
      const query = `gameId=${game?.gameId ?? ''}&nodeId=${game?.nodeId ?? ''}&platform=html5`
      const { gameUrl } = v.parse(gameUrlSchema, await gateway.value(`/wps/relay/${call}?${query}`))
      expect(gameUrl).toMatch(/^\/demo-games\//)
      kinds.add(new URL(gameUrl, gateway.origin).pathname)
    }
  }
  expect(kinds.size).toBeGreaterThanOrEqual(5)
  for (const path of kinds) {
    const page = await gateway.get(path)
    expect(page.status).toBe(200)
    const policy = page.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain('sandbox allow-scripts')
    expect(policy).not.toContain('allow-same-origin')
    expect(policy).not.toContain('unsafe')
    expect((await page.text()).length).toBeGreaterThan(8000)
  }
}, 60_000)

test('GAM-06 rejects a game without a trial with a reason, an unknown one as a bad request', async () => {
  const games = v.parse(v.array(gameSchema), await gateway.value('/lgw/games/mobile'))
  const closed = games.find((game) => !game.hasTrial)
  const refused = await gateway.get(`/wps/relay/GCS_gameTrialLaunch?gameId=${closed?.gameId ?? ''}`, {
    Language: 'EN',
  })
  expect(refused.status).toBe(200)
  const text = await refused.text()
  expect(JSON.parse(text)).toMatchObject({ success: false, errorCode: 'trial.not.available' })
  expect(text).toContain('no trial')
  const unknown = await gateway.get('/wps/relay/GCS_gameTrialLaunch?gameId=nope')
  expect(unknown.status).toBe(400)
  expect(await unknown.json()).toMatchObject({ success: false, errorCode: 'request.invalid' })
})
