import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DistFolders } from '#gateway/static/dist-folders'
import { connectGateway, sourceOf } from '../../../scripts/local-site/connect-gateway'
import { openingText } from '../../../scripts/local-site/opening-text'
import { type LocalSite, localApp, startLocalSite } from '../../../scripts/local-site/local-site'
import { readLocalSiteArguments } from '../../../scripts/local-site/options'
import { fakeBuild } from '../../gateway/support/running-gateway'
import { json, useRecordingGateway } from './support/recording-gateway'

const gateway = useRecordingGateway()
let build: Awaited<ReturnType<typeof fakeBuild>>
let folder = ''
const open: LocalSite[] = []
const printed: string[] = []

beforeAll(async () => {
  build = await fakeBuild()
  folder = await mkdtemp(path.join(tmpdir(), 'merchant-'))
})
afterEach(async () => {
  printed.length = 0
  await Promise.all(open.splice(0).map((site) => site.close()))
})
afterAll(async () => {
  await build.remove()
  await rm(folder, { recursive: true })
})

const STATUS = '/wps/system/status'
const SETTINGS = '/wps/system/settings'
const GOOD = { [STATUS]: json({ merchantCode: 'HARBOUR' }), [SETTINGS]: json({ currency: 'PHP' }) }

const start = async (...args: readonly string[]): Promise<LocalSite & { readonly said: string }> => {
  const options = readLocalSiteArguments(['--gateway', gateway.origin, '--port', '0', ...args])
  const remote = await connectGateway(options, (line) => printed.push(line))
  const source = sourceOf(new DistFolders(build.folder), remote)
  const site = await startLocalSite({ ...options, app: localApp(source), proxy: remote.proxy })
  open.push(site)
  gateway.requests.length = 0
  return { ...site, said: openingText(site.origin, remote) }
}

const last = () => gateway.requests.at(-1)

test('DEP-04 with a gateway: the app is served here, with its policy, and no request for it leaves', async () => {
  gateway.answers = GOOD
  const { origin, said } = await start()
  const document = await fetch(`${origin}/m/home`)
  expect(await document.text()).toContain('Built')
  expect(document.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  expect((await fetch(`${origin}/m/assets/missing.js`)).status).toBe(404)
  expect((await fetch(`${origin}/mobile/mc/asset-manifest.json`)).status).toBe(200)
  expect((await fetch(origin, { redirect: 'manual' })).headers.get('Location')).toBe('/m/home')
  expect(gateway.requests).toEqual([])
  expect(said).toContain('HARBOUR')
  expect(printed).toEqual([])
})

test('DEP-04 with a gateway: every other path is the gateway’s, under the merchant’s host', async () => {
  gateway.answers = { ...GOOD, '/wps/session/login': json({ token: 'x' }), '/mini-game/a.js': { body: 'x' } }
  const { origin } = await start('--merchant-host', 'm.example.com')
  const response = await fetch(`${origin}/wps/session/login?url=${encodeURIComponent(`${origin}/m/home`)}`, {
    method: 'POST',
    body: '{"value":"sealed"}',
    headers: { Origin: origin, Referer: `${origin}/m/login`, Authorization: 'token', 'If-None-Match': '"1"' },
  })
  expect(await response.json()).toEqual({ success: true, value: { token: 'x' } })
  expect(last()).toMatchObject({
    method: 'POST',
    url: '/wps/session/login?url=http%3A%2F%2Fm.example.com%2Fm%2Fhome',
    body: '{"value":"sealed"}',
    headers: {
      host: 'm.example.com',
      origin: 'http://m.example.com',
      referer: 'http://m.example.com/m/login',
      authorization: 'token',
      'if-none-match': '"1"',
    },
  })
  expect(await (await fetch(`${origin}/mini-game/a.js`)).text()).toBe('x')
  expect(printed).toEqual([])
})

test('DEP-04 with a gateway: WebSocket goes through', async () => {
  gateway.answers = GOOD
  const { origin } = await start('--merchant-host', 'm.example.com')
  const { hostname, port, host } = new URL(origin)
  const socket = connect(Number(port), hostname)
  const lines = ['GET /mini-game/live HTTP/1.1', `Host: ${host}`, 'Connection: Upgrade', 'Upgrade: websocket']
  socket.write(`${lines.join('\r\n')}\r\nSec-WebSocket-Key: a\r\nSec-WebSocket-Version: 13\r\n\r\n`)
  const received = async () => String(await once(socket, 'data'))
  expect(await received()).toContain('101 Switching Protocols')
  socket.write('hello')
  expect(await received()).toBe('hello')
  expect(last()).toMatchObject({ url: '/mini-game/live', headers: { host: 'm.example.com' } })
  const ended = once(socket, 'close')
  await Promise.all(open.splice(0).map((site) => site.close())) // an open connection does not delay the end
  await ended
})

test('DEP-04 with a gateway: the folder of --config has the merchant’s files; a change of it takes effect', async () => {
  gateway.answers = GOOD
  const file = path.join(folder, 'config.json')
  await writeFile(file, '{"scriptHosts":["https://pixel.example"],"texts":{"EN":"/m/texts.json"}}')
  await writeFile(path.join(folder, 'texts.json'), '{"nav.home":"Start"}')
  await writeFile(path.join(folder, 'sw.js'), 'not of this build')
  await writeFile(path.join(folder, 'key.pem'), 'private')
  const { origin } = await start('--config', file)
  expect(await (await fetch(`${origin}/m/config.json`)).json()).toMatchObject({
    texts: { EN: '/m/texts.json' },
  })
  expect(await (await fetch(`${origin}/m/texts.json`)).text()).toContain('Start')
  expect((await fetch(`${origin}/m/key.pem`)).status).toBe(404)
  expect(await (await fetch(`${origin}/m/sw.js`)).text()).not.toContain('not of this build')
  const policy = async () => (await fetch(`${origin}/m/home`)).headers.get('Content-Security-Policy')
  expect(await policy()).toContain('https://pixel.example')

  await writeFile(file, '{"scriptHosts":["https://other.example"]}')
  await expect.poll(policy).toContain('https://other.example')
  await writeFile(file, '{"scriptHosts":')
  await expect.poll(async () => (await policy()) && printed).toEqual([expect.stringContaining(file)])
  expect(await policy()).toContain('https://other.example')
  expect(gateway.requests).toEqual([])
})

test('DEP-04 with a gateway: without --config the host’s own config.json and files count', async () => {
  const config = { headers: { 'Content-Type': 'application/json' }, body: '{"title":"Harbour"}' }
  gateway.answers = { ...GOOD, '/m/config.json': config, '/m/merchant/icon.png': { body: 'png' } }
  const { origin, said } = await start()
  expect(await (await fetch(`${origin}/m/config.json`)).json()).toEqual({ title: 'Harbour' })
  expect(await (await fetch(`${origin}/m/merchant/icon.png`)).text()).toBe('png')
  expect((await fetch(`${origin}/m/merchant/none.png`)).status).toBe(404)
  expect(said).toContain(`${gateway.origin}/m/config.json`)
})
