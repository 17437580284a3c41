import { request } from 'node:http'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { bannerSchema } from '#domain/contract/announcements/banners'
import { gameSchema, gameUrlSchema, popularSchema } from '#domain/contract/games/games'
import { settingsSchema } from '#domain/contract/settings/settings'
import { decryptServices } from '#worker/lines/decrypt-services'
import { readPlist } from '../../support/read-plist'
import { runGateway } from '../support/running-gateway'
import { gateway, useGateway } from '../support/shared-gateway'

const GAMES = '/lgw/games/mobile'

useGateway()

const english = { Language: 'EN' }
const settings = async () => v.parse(settingsSchema, await gateway.value('/wps/system/settings', english))

/** The length of a response before decompression, and its encoding. */
const rawGet = (
  path: string,
  encoding: string,
): Promise<readonly [length: number, encoding: string | undefined]> =>
  new Promise((resolve, reject) => {
    const call = request(gateway.origin + path, { headers: { 'Accept-Encoding': encoding } }, (answer) => {
      let length = 0
      answer.on('data', (part: Buffer) => (length += part.length))
      answer.on('end', () => resolve([length, answer.headers['content-encoding']]))
    })
    call.on('error', reject)
    call.end()
  })

test('DEP-04 long responses are compressed as the client accepts', async () => {
  const [plain] = await rawGet(GAMES, 'identity')
  for (const encoding of ['br', 'gzip']) {
    const [length, used] = await rawGet(GAMES, encoding)
    expect(used).toBe(encoding)
    expect(length).toBeLessThan(plain / 3)
  }
})

test('DEP-04 an unknown call is not.found and a bad request request.invalid', async () => {
  for (const [path, status, errorCode] of [
    ['/wps/relay/NO_such', 404, 'not.found'],
    ['/wps/relay/MCSFE_getListAnnouncements?types=XX', 400, 'request.invalid'],
    ['/wps/relay/WPSCORE_getDownloadSetting?domain=https://harbour.example/m', 400, 'request.invalid'],
    ['/wps/relay/GCS_gameTrialLaunch?gameId=nope', 400, 'request.invalid'],
  ] as const) {
    const answer = await gateway.get(path)
    expect([answer.status, await answer.json()]).toMatchObject([status, { success: false, errorCode }])
  }
})

test('NET-01 if the header is required, all calls without it are rejected, except status, ping and manifest', async () => {
  await gateway.control({ needsMerchant: true })
  const bare = await gateway.get(GAMES)
  expect([bare.status, await bare.json()]).toMatchObject([
    400,
    { success: false, errorCode: 'merchant.missing' },
  ])
  expect((await gateway.get(GAMES, { Merchant: 'harbour' })).status).toBe(200)
  for (const path of ['status', 'test/ping', 'manifest.json?merchantCode=harbour'])
    expect((await gateway.get(`/wps/system/${path}`)).status).toBe(200)
})

test('GAM-01 GAM-07 ANN-04 popular games and banners lead to what exists', async () => {
  const games = v.parse(v.array(gameSchema), await gateway.value(GAMES, english))
  const popular = v.parse(popularSchema, await gateway.value('/lgw/games/popular'))
  const ids = new Set(games.map(({ gameId }) => gameId))
  expect(popular.filter((id) => !ids.has(id))).toEqual([])
  const news = await gateway.value('/wps/relay/MCSFE_getListAnnouncements?types=PR&platform=M')
  const newsIds = v.parse(v.array(v.object({ id: v.string() })), news).map(({ id }) => id)
  expect(newsIds).not.toContain('news-app') // for an audience that was not named
  const banners = v.parse(v.array(bannerSchema), await gateway.value('/wps/relay/MCSFE_getBanners'))
  expect(new Set(banners.map(({ linkageType }) => linkageType))).toEqual(new Set(['P', 'URL', 'G']))
  for (const { linkageType, linkage, nodeId, gameType, vendor } of banners) {
    if (linkageType === 'P') expect(newsIds).toContain(linkage)
    if (linkageType === 'G')
      expect(games.find(({ gameId }) => gameId === linkage)).toMatchObject({ nodeId, gameType, vendor })
  }
})

test('GAM-06 a trial is a page of the gateway’s own that cannot reach the app; a game without one is refused', async () => {
  const games = v.parse(v.array(gameSchema), await gateway.value(GAMES, english))
  const launch = (gameId = '') => `/wps/relay/GCS_gameTrialLaunch?gameId=${gameId}&platform=html5`
  const [open, closed] = [true, false].map((is) => games.find(({ hasTrial }) => hasTrial === is)?.gameId)
  const { gameUrl } = v.parse(gameUrlSchema, await gateway.value(launch(open)))
  const page = await gateway.get(gameUrl)
  expect(page.status).toBe(200)
  const policy = page.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain('sandbox allow-scripts')
  expect(policy).not.toMatch(/allow-same-origin|unsafe|connect-src/)
  const refused = await gateway.get(launch(closed), english)
  expect(await refused.json()).toMatchObject({ success: false, errorCode: 'trial.not.available' })
})

test('DEP-04 20,000 games have different ids and codes', async () => {
  const large = await runGateway({ games: 20_000 })
  const rows = v.array(v.object({ gameId: v.string(), gameCode: v.string() }))
  const games = v.parse(rows, await large.value(GAMES, english))
  await large.close()
  for (const key of ['gameId', 'gameCode'] as const)
    expect(new Set(games.map((game) => game[key])).size).toBe(20_000)
})

test('INS-04 INS-07 CSV-01 CSV-05 web-app manifest, profile and service pages exist as the settings name them', async () => {
  const manifest = await gateway.get(
    '/wps/system/manifest.json?affiliateCode=ann&token=x&merchantCode=harbour',
  )
  expect(manifest.headers.get('Content-Type')).toContain('application/manifest+json')
  const start = { start_url: '/m/home?affiliateCode=ann', scope: '/m/', display: 'standalone' }
  const { icons, ...facts } = v.parse(
    v.looseObject({ icons: v.array(v.object({ src: v.string(), sizes: v.string() })) }),
    await manifest.json(),
  )
  expect(facts).toMatchObject(start)
  expect([...new Set(icons.map(({ sizes }) => sizes))]).toEqual(['192x192', '256x256', '384x384', '512x512'])
  for (const { src, sizes } of icons) {
    const png = Buffer.from(await (await fetch(src)).arrayBuffer())
    expect(`${String(png.readUInt32BE(16))}x${String(png.readUInt32BE(20))}`).toBe(sizes)
  }
  const { resources, customerService } = await settings()
  const profile = await fetch(resources[0]?.url ?? '')
  expect(profile.headers.get('Content-Type')).toBe('application/x-apple-aspen-config')
  expect(readPlist(await profile.text())).toMatchObject({
    PayloadContent: [{ URL: `${gateway.origin}/m/home?WEBCLIP=1` }],
  })
  const services = decryptServices('harbour', customerService, gateway.origin)
  expect(services.map(({ csType, labelIds }) => [csType, labelIds])).toEqual([
    ['AICAN', []],
    ['LIVECHAT', []],
    ['COMM100VIP', ['silver']],
  ])
  for (const { url, sealed, title } of services) {
    expect(sealed).not.toContain('http')
    expect(await (await fetch(url)).text()).toContain(title)
  }
  const script = { src: '/service/comm100.js', csType: 'COMM100' }
  await gateway.control({ serviceScript: script })
  expect(await gateway.value('/wps/relay/WPSCORE_getCustomerServiceScript')).toEqual(script)
  expect(await (await gateway.get(script.src)).text()).toContain('Comm100API')
})

test('DIA-01 every country has a flag; a visitor from abroad gets the own code, from elsewhere the merchant’s', async () => {
  const { imageCDNs } = await settings()
  const countries = v.object({ countries: v.array(v.object({ countryCode: v.string() })) })
  const codes = v
    .parse(countries, await gateway.value('/wps/system/country'))
    .countries.map((one) => one.countryCode)
  const flags = new Set<string>()
  for (const code of codes) {
    const flag = await fetch(`${imageCDNs[0] ?? ''}/country/${code}.png`)
    expect(flag.headers.get('Access-Control-Allow-Origin')).toBe('*')
    flags.add(Buffer.from(await flag.arrayBuffer()).toString('base64'))
  }
  expect([new Set(codes).size, flags.size]).toEqual([codes.length, codes.length])
  for (const [visitor, countryDialingCode] of [
    ['TH', '66'],
    ['IS', '63'],
  ] as const) {
    await gateway.control({ visitor })
    expect(await gateway.value('/wps/system/country')).toMatchObject({
      countryCode: visitor,
      countryDialingCode,
      default: { countryCode: 'PH' },
    })
    expect(await gateway.value('/wps/system/location')).toMatchObject({ countryCode: visitor })
  }
})
