import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { gameSchema } from '#domain/contract/games/games'
import { MERCHANT_NAME } from '#demo/seed/merchant'
import { readPlist } from '../../support/read-plist'
import { runGateway, type RunningGateway } from '../support/running-gateway'

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await runGateway()
})
afterAll(() => gateway.close())

const GAMES = '/lgw/games/mobile'

test('DEP-04 an unchanged list is a 304, with a separate tag for each language', async () => {
  const tags = new Set<string>()
  for (const language of ['EN', 'CN', 'UR', 'TW']) {
    const first = await gateway.get(GAMES, { Language: language })
    const tag = first.headers.get('ETag') ?? ''
    tags.add(tag)
    expect(first.headers.get('Cache-Control')).toBe('no-store')
    const again = await gateway.get(GAMES, { Language: language, 'If-None-Match': tag })
    expect(again.status).toBe(304)
    expect(again.headers.get('ETag')).toBe(tag)
    expect(await again.text()).toBe('')
  }
  expect(tags.size).toBe(4)
  const [english] = [...tags]
  const other = await gateway.get(GAMES, { Language: 'CN', 'If-None-Match': english ?? '' })
  expect(other.status).toBe(200)
})

test('DEP-04 a changed list has a new tag, and only the changed rows differ', async () => {
  const before = await gateway.get(GAMES)
  const rowsBefore = v.parse(v.object({ value: v.array(gameSchema) }), await before.json()).value
  const touched: unknown = await (await gateway.control({ games: { touch: 5, seed: 3 } })).json()
  expect(touched).toEqual({ ok: true, touched: 10 })
  const after = await gateway.get(GAMES, { 'If-None-Match': before.headers.get('ETag') ?? '' })
  expect(after.status).toBe(200)
  const rowsAfter = v.parse(v.object({ value: v.array(gameSchema) }), await after.json()).value
  const changed = rowsAfter.filter((row, index) => JSON.stringify(row) !== JSON.stringify(rowsBefore[index]))
  expect(changed).toHaveLength(10)
})

test('DEP-04 the default language is Chinese, and one without content gets English', async () => {
  const nameIn = async (headers: Readonly<Record<string, string>>) =>
    v.parse(v.array(gameSchema), await gateway.value(GAMES, headers))[0]?.name
  expect(await nameIn({})).toBe(await nameIn({ Language: 'CN' }))
  expect(await nameIn({})).toMatch(/\p{Script=Han}/u)
  expect(await nameIn({ Language: 'UR' })).toMatch(/\p{Script=Arabic}/u)
  expect(await nameIn({ Language: 'TH' })).toBe(await nameIn({ Language: 'EN' }))
  expect(await nameIn({ Language: 'no such language' })).toBe(await nameIn({ Language: 'EN' }))
})

test('DEP-04 long responses are compressed as the client accepts', async () => {
  const lengths = new Map<string, number>()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { length, header } = await rawGet(GAMES, encoding)
    expect(header ?? 'identity').toBe(encoding)
    lengths.set(encoding, length)
  }
  expect(lengths.get('br')).toBeLessThan((lengths.get('identity') ?? 0) / 4)
  expect(lengths.get('gzip')).toBeLessThan((lengths.get('identity') ?? 0) / 3)
})

test('DEP-04 status, ping and launches have no tag', async () => {
  for (const path of [
    '/wps/system/status',
    '/wps/system/test/ping',
    '/wps/relay/GCS_gameTrialLaunch?gameId=10001',
  ]) {
    const answer = await gateway.get(path)
    expect(answer.headers.get('ETag')).toBeNull()
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  }
})

test('LINE-01 a ping from another origin is readable', async () => {
  const answer = await gateway.get('/wps/system/test/ping?speed=1', { Origin: 'https://line.example' })
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
})

test('DEP-04 an unknown call is not.found and a bad request request.invalid', async () => {
  const unknown = await gateway.get('/wps/relay/NO_such')
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toMatchObject({ success: false, errorCode: 'not.found' })
  const bad = await gateway.get('/wps/relay/MCSFE_getListAnnouncements?types=XX')
  expect(bad.status).toBe(400)
  expect(await bad.json()).toMatchObject({ success: false, errorCode: 'request.invalid' })
})

test('INS-07 the web-app manifest is a file under the scope of the app', async () => {
  const answer = await gateway.get(
    '/wps/system/manifest.json?affiliateCode=ann&token=x&merchantCode=harbour&language=UR',
  )
  expect(answer.headers.get('Content-Type')).toContain('application/manifest+json')
  const manifest = v.parse(
    v.object({
      id: v.string(),
      name: v.string(),
      start_url: v.string(),
      scope: v.literal('/m/'),
      display: v.literal('standalone'),
      icons: v.array(v.object({ src: v.string(), sizes: v.string() })),
    }),
    await answer.json(),
  )
  expect(manifest.name).toMatch(/\p{Script=Arabic}/u)
  expect(manifest.start_url).toBe('/m/home?affiliateCode=ann')
  for (const size of [192, 256, 384, 512]) {
    const icon = manifest.icons.find(({ sizes }) => sizes === `${String(size)}x${String(size)}`)
    const png = Buffer.from(await (await fetch(icon?.src ?? '')).arrayBuffer())
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
  }
})

test('INS-04 the profile in the settings exists, with the name of the language', async () => {
  const origin = 'https://m.harbour.example'
  await gateway.control({ publicOrigin: origin })
  const settings = v.parse(
    v.object({ resources: v.array(v.object({ resourceType: v.string(), url: v.string() })) }),
    await gateway.value('/wps/system/settings', { Language: 'UR' }),
  )
  const [resource] = settings.resources
  expect(resource?.resourceType).toBe('MOBILECONFIG')
  const answer = await fetch(resource?.url ?? '')
  expect(answer.headers.get('Content-Type')).toBe('application/x-apple-aspen-config')
  expect(readPlist(await answer.text())).toMatchObject({
    PayloadDisplayName: MERCHANT_NAME.UR,
    PayloadContent: [{ URL: `${origin}/m/home?WEBCLIP=1` }],
  })
})

/** A request that does not decompress. */
function rawGet(path: string, encoding: string): Promise<{ length: number; header: string | undefined }> {
  return new Promise((resolve, reject) => {
    const call = request(gateway.origin + path, { headers: { 'Accept-Encoding': encoding } }, (answer) => {
      let length = 0
      answer.on('data', (part: Buffer) => (length += part.length))
      answer.on('end', () => resolve({ length, header: answer.headers['content-encoding'] }))
    })
    call.on('error', reject)
    call.end()
  })
}

test('NET-01 if the header is required, all calls without it are rejected, except status, ping and manifest', async () => {
  await gateway.control({ needsMerchant: true })
  const bare = await gateway.get(GAMES)
  expect(bare.status).toBe(400)
  expect(await bare.json()).toMatchObject({ success: false, errorCode: 'merchant.missing' })
  expect((await gateway.get(GAMES, { Merchant: 'harbour' })).status).toBe(200)
  for (const path of ['status', 'test/ping', 'manifest.json?merchantCode=harbour'])
    expect((await gateway.get(`/wps/system/${path}`)).status).toBe(200)
  await gateway.control({ reset: true })
  expect((await gateway.get(GAMES)).status).toBe(200)
})
