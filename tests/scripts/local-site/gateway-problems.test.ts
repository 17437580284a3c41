import { afterEach, describe, expect, test } from 'vitest'
import { DistFolders } from '#gateway/static/dist-folders'
import { TlsFront } from '../../../e2e/support/network/tls-front'
import { connectGateway, sourceOf } from '../../../scripts/local-site/connect-gateway'
import { localApp, startLocalSite } from '../../../scripts/local-site/local-site'
import { readLocalSiteArguments } from '../../../scripts/local-site/options'
import { refusingPort } from '../support/refusing-port'
import { json, useRecordingGateway } from './support/recording-gateway'

const gateway = useRecordingGateway()
const STATUS = '/wps/system/status'
const SETTINGS = '/wps/system/settings'
const GOOD = { [STATUS]: json({ merchantCode: 'HARBOUR' }), [SETTINGS]: json({ currency: 'PHP' }) }

const printed: string[] = []
const ending: (() => Promise<void>)[] = []
afterEach(async () => {
  printed.length = 0
  await Promise.all(ending.splice(0).map((end) => end()))
})

const read = (...args: readonly string[]) => readLocalSiteArguments([...args, '--port', '0'])
const connectTo = (origin: string, ...args: readonly string[]) =>
  connectGateway(read('--gateway', origin, ...args), (line) => printed.push(line))

const portOf = (origin: string) => Number(new URL(origin).port)

const tlsFront = async (): Promise<TlsFront> => {
  const front = await TlsFront.start(portOf(gateway.origin))
  ending.push(() => front.close())
  return front
}

describe('DEP-04 a gateway that cannot be reached has one clear message', () => {
  test('nothing listens', async () => {
    const port = String(await refusingPort())
    await expect(connectTo(`http://127.0.0.1:${port}`)).rejects.toThrow(
      `127.0.0.1:${port} refuses the connection (ECONNREFUSED). Start the gateway`,
    )
  })

  test('its name is unknown', () =>
    expect(connectTo('https://gateway.invalid')).rejects.toThrow(
      'gateway.invalid has a name that cannot be resolved',
    ))

  test('its certificate is self-signed, unless --insecure accepts it', async () => {
    gateway.answers = GOOD
    const { origin } = await tlsFront()
    await expect(connectTo(origin)).rejects.toThrow(/has a self-signed certificate.*--insecure/u)
    const { state } = await connectTo(origin, '--insecure')
    expect(state).toEqual({ merchant: 'HARBOUR', problems: [] })
  })

  test('http is used where https answers', async () => {
    const { origin } = await tlsFront()
    await expect(connectTo(origin.replace('https', 'http'))).rejects.toThrow('Check the scheme and the port.')
  })

  test('https is used where http answers', () =>
    expect(connectTo(gateway.origin.replace('http', 'https'))).rejects.toThrow('does not speak TLS'))
})

describe('DEP-04 a gateway that does not follow the contract is named', () => {
  const page = { headers: { 'Content-Type': 'text/html' }, body: '<!doctype html>' }
  const rejected = { status: 403, headers: {}, body: '{"success":false,"errorCode":"merchant.unknown"}' }
  test.each([
    ['a page', { ...GOOD, [STATUS]: page }, /GET \/wps\/system\/status responds with a page/u],
    ['no envelope', { ...GOOD, [SETTINGS]: { body: '{}' } }, /settings responds without the envelope/u],
    ['a rejection', { ...GOOD, [STATUS]: rejected }, /status is rejected: merchant.unknown, HTTP 403/u],
    ['an error', { ...GOOD, [STATUS]: { status: 500, body: '' } }, /status responds with HTTP 500/u],
    ['no merchant', { ...GOOD, [STATUS]: json({}) }, /status has no valid merchantCode/u],
    ['no settings', { ...GOOD, [SETTINGS]: json([]) }, /settings has no field/u],
    ['maintenance', { ...GOOD, [STATUS]: json({ merchantCode: 'A', maintenance: true }) }, /is closed/u],
  ])('%s', async (_name, answers, wanted) => {
    gateway.answers = answers
    const { state } = await connectTo(gateway.origin)
    expect(state.problems).toEqual([expect.stringMatching(wanted)])
  })

  test('a moved call is found by config.json', async () => {
    const config = { headers: {}, body: `{"paths":{"${STATUS}":"/api/status"}}` }
    gateway.answers = {
      ...GOOD,
      [STATUS]: page,
      '/api/status': json({ merchantCode: 'MOVED' }),
      '/m/config.json': config,
    }
    expect((await connectTo(gateway.origin)).state).toEqual({ merchant: 'MOVED', problems: [] })
  })
})

test('DEP-04 while the app runs, each problem of the gateway is printed once, without a query', async () => {
  gateway.answers = {
    ...GOOD,
    '/wps/moved': { status: 302, headers: { Location: 'https://b.example/x' }, body: '' },
  }
  const front = await tlsFront()
  const remote = await connectTo(front.origin, '--insecure')
  const source = sourceOf(new DistFolders('none'), remote)
  const site = await startLocalSite({
    port: 0,
    host: '127.0.0.1',
    app: localApp(source),
    proxy: remote.proxy,
  })
  ending.push(() => site.close())
  const ask = (path: string) => fetch(site.origin + path, { redirect: 'manual' })
  await ask('/lgw/games/mobile?token=secret')
  await ask('/lgw/games/mobile?token=other')
  await ask('/wps/moved')
  await front.close()
  ending.shift()
  // The first request may still use a kept connection.
  const refused = async () => (await ask('/wps/system/status')).text()
  await expect.poll(refused).toContain('refuses the connection')
  expect((await ask('/wps/system/status')).status).toBe(502)
  expect(printed).toEqual(
    expect.arrayContaining([
      'GET /lgw/games/mobile responds with 404 and text/html, not with JSON of the contract.',
      'GET /wps/moved is redirected to https://b.example: no call of the contract is.',
      expect.stringContaining('refuses the connection'),
    ]),
  )
  expect(printed).toHaveLength(new Set(printed).size)
  expect(printed.join()).not.toMatch(/secret|other/u)
})

test.each([
  [['--gateway', 'api.example.com'], '--gateway takes an http(s) address'],
  [['--gateway', 'https://a:b@api.example.com'], '--gateway takes an http(s) address'],
  [
    ['--gateway', 'https://a.example', '--merchant-host', 'https://m.example'],
    '--merchant-host takes a host',
  ],
  [['--gateway', 'https://a.example', '--port', '70000'], '--port takes a port'],
  [['--gateway', 'https://a.example', '--games', '9'], '--games'],
])('DEP-04 %j is rejected with its reason', (args, wanted) => {
  expect(() => readLocalSiteArguments(args)).toThrow(wanted)
})
