import { chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { DOCUMENT_PATH, headerRules, headersForPath } from '#deploy/headers'
import { missingContainerTools } from '../../scripts/lib/container-tools'
import { ROOT } from '../../scripts/lib/ensure-build'
import { prerenderLobby } from '../../scripts/prerender/prerender-lobby'
import { Container } from '../support/container/container'
import { Image } from '../support/container/image'
import { NameServer } from '../support/container/name-server'
import type { TestGateway } from '../support/gateway/test-gateway'
import { dist, readDocuments } from '../support/network/served-build'
import { TlsFront } from '../support/network/tls-front'
import { describeBuild } from '../support/updates/service-worker'
import { expect, LONG, test } from '../support/test'

const USER = 10_001
const CONFIG = { scriptHosts: ['https://pixels.example'] }
const PING = '/wps/system/test/ping'

test.use({ ignoreHTTPSErrors: true })
test.describe.configure({ mode: 'serial', timeout: 480_000 }) // the longest takes 20 s; a busy machine stalls

let image: Image
let folder = ''

test.beforeAll(async () => {
  test.setTimeout(600_000) // on a free machine the base takes 30 s, once, and the image 20 s
  const missing = missingContainerTools()
  test.skip(missing.length > 0 && !process.env.CI, missing.join('\n'))
  expect(missing, 'tools of this test').toEqual([])
  image = await Image.build()
  folder = await mkdtemp(path.join(tmpdir(), 'container-'))
})
test.afterAll(async () => {
  if (folder === '') return
  await image.discard()
  await rm(folder, { recursive: true })
})

/** Writes a file into a folder that containers mount. Returns its path. */
async function put(name: string, text: string): Promise<string> {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
  return file
}

test('DEP-02 DEP-03 the container serves app and API without rights', LONG, async ({ gateway, page }) => {
  const cdn = await TlsFront.start(Number(new URL(gateway.cdnOrigin).port))
  await gateway.control({ publicCdn: cdn.origin })
  await put('config/config.json', JSON.stringify(CONFIG))
  await put('config/merchant/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const lobby = path.join(folder, 'config/lobby/{build}')
  expect(await prerenderLobby([gateway.origin, '--out', lobby, '--languages', 'EN'], () => undefined)).toBe(0)
  const assets = path.dirname(path.dirname(await put('assets/earlier/main.js', 'earlier()')))
  await chown(assets, USER, USER)
  const mounts = ['-v', `${folder}/config:/config:ro`, '-v', `${assets}:/assets`]
  const env = ['-e', `GATEWAY=${gateway.origin}`, '-e', 'TRUSTED_PROXIES=127.0.0.1']
  const container = await Container.start(image, ...mounts, ...env)

  await seeNoRights(container)
  await seeBuild(container)
  await seeMerchant(container)
  const earlier = await fetch(`${container.origin}/m/assets/earlier/main.js`)
  expect(await earlier.text()).toBe('earlier()')
  expect(earlier.headers.get('Cache-Control')).toContain('immutable')
  const own = await readdir(path.join(ROOT, 'dist/assets'))
  expect((await readdir(assets)).toSorted()).toEqual([...own, 'earlier'].toSorted())
  await seeApp(container, page)
  await cdn.close()
  await seeProxy(container, gateway)
})

async function seeNoRights(container: Container): Promise<void> {
  expect((await container.exec('id', '-u')).trim()).toBe(String(USER))
  await expect(container.exec('touch', '/srv/app/m/index.html')).rejects.toThrow('Permission denied')
  await expect(container.exec('touch', '/var/tmp/file')).rejects.toThrow('Read-only file system')
  const files = await container.exec('ls', '/srv/app') // neither sources nor packages
  expect(files.trim().split('\n')).toEqual(['configure.mjs', 'm', 'nginx-http.conf', 'start'])
}

/** The build, compressed, with its headers and the policy of config.json. */
async function seeBuild(container: Container): Promise<void> {
  const { shell } = await describeBuild()
  const scripts = shell.filter((url) => url.endsWith('.js'))
  const { rules } = headerRules({ ...(await readDocuments('dist')), config: CONFIG })
  for (const [url, file] of [
    ['/m/promotions', 'index.html'],
    ['/m/sw.js', 'sw.js'],
    ...scripts.map((each) => [each, each.slice('/m/'.length)] as const),
  ] as const) {
    const response = await fetch(container.origin + url, { headers: { 'Accept-Encoding': 'br' } })
    expect(response.headers.get('Content-Encoding'), url).toBe('br')
    expect(Buffer.from(await response.arrayBuffer()).equals(await dist(file, 'dist')), url).toBe(true)
    const wanted = headersForPath(rules, file === 'index.html' ? DOCUMENT_PATH : url)
    for (const [name, value] of Object.entries(wanted)) expect(response.headers.get(name), url).toBe(value)
  }
}

async function seeMerchant(container: Container): Promise<void> {
  expect(await (await fetch(`${container.origin}/m/config.json`)).json()).toEqual(CONFIG)
  const icon = await fetch(`${container.origin}/m/merchant/icon.svg`)
  expect(icon.headers.get('Content-Type')).toContain('image/svg+xml')
  const home = await fetch(`${container.origin}/m/home`, { headers: { 'Accept-Language': 'en' } })
  expect(await home.text()).toContain('data-game')
}

/** The app opens behind a proxy that speaks https, with a prerendered document, under its policy. */
async function seeApp(container: Container, page: Page): Promise<void> {
  const front = await TlsFront.start(container.port)
  await page.goto(`${front.origin}/m/home`)
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await page.close()
  await front.close()
}

/** The gateway gets host and address of the player; the log has no query; a stop waits for a response. */
async function seeProxy(container: Container, gateway: TestGateway): Promise<void> {
  const { id } = await describeBuild()
  const headers = { 'X-Forwarded-For': '198.51.100.1, 203.0.113.9' }
  expect((await fetch(`${container.origin}${PING}?speed=canary`, { headers })).status).toBe(200)
  const { requests } = await gateway.requests(PING)
  expect(requests.at(-1)?.headers).toMatchObject({
    host: new URL(container.origin).host,
    'x-forwarded-for': '203.0.113.9',
  })
  expect(await (await fetch(`${container.origin}/healthz`)).text()).toBe(`${id}\n`)
  // A busy machine may not end it within its own three seconds.
  await expect(() => image.podman('healthcheck', 'run', container.name)).toPass()
  await expect.poll(() => container.log).toMatch(/^203\.0\.113\.9 - .*"GET \/wps\/system\/test\/ping HTTP/mu)
  expect(container.log).not.toMatch(/healthz|canary/u)
  expect(container.errors.trim()).toBe(
    `container: Build ${id} on port ${String(container.port)}, with the assets in /assets.`,
  )

  await gateway.faults({ match: PING, fault: { kind: 'held' } })
  const slow = fetch(`${container.origin}${PING}`).then(({ status }) => status)
  await expect
    .poll(async () => (await gateway.requests(PING)).requests.length)
    .toBeGreaterThan(requests.length)
  const stopped = container.stop()
  await expect.poll(() => isListening(container)).toBe(false)
  await gateway.faults()
  expect(await slow).toBe(200)
  expect(await stopped).toBe(0)
}

const isListening = (container: Container): Promise<boolean> =>
  fetch(`${container.origin}/healthz`).then(
    () => true,
    () => false,
  )

test(
  'DEP-02 the container starts without the gateway’s name, and finds it later',
  LONG,
  async ({ gateway }) => {
    const names = await NameServer.start('127.0.0.53')
    const resolvConf = await put('resolv.conf', `nameserver ${names.address}\n`)
    const { port } = new URL(gateway.origin)
    const env = ['-e', `GATEWAY=http://gateway.example:${port}`]
    const container = await Container.start(image, ...env, '-v', `${resolvConf}:/etc/resolv.conf:ro`)
    const ping = async (): Promise<number> => (await fetch(container.origin + PING)).status
    expect(await ping()).toBe(502)
    await expect.poll(() => container.errors).toContain('gateway.example is unknown at 127.0.0.53')
    expect((await fetch(`${container.origin}/healthz`)).status).toBe(200)
    names.hasName = true
    await expect.poll(ping, { timeout: 30_000 }).toBe(200)
    await container.stop()
    names.close()
  },
)

test(
  'R-16 the container sends nothing to a gateway whose certificate it does not know',
  LONG,
  async ({ gateway }) => {
    const front = await TlsFront.start(gateway.app.port, { altName: 'IP:127.0.0.1,DNS:localhost' })
    const env = ['-e', `GATEWAY=${front.origin.replace('127.0.0.1', 'localhost')}`]
    const unknown = await Container.start(image, ...env)
    expect((await fetch(unknown.origin + PING)).status).toBe(502)
    await expect.poll(() => unknown.errors).toContain('self-signed certificate')
    await unknown.stop()
    const file = await put('gateway-ca.pem', String(front.certificate))
    const known = await Container.start(image, ...env, '-v', `${file}:/config/gateway-ca.pem:ro`)
    expect((await fetch(known.origin + PING)).status).toBe(200)
    await known.stop()
    await front.close()
  },
)

test('DEP-02 the container ends with a sentence if a setting is wrong', LONG, async () => {
  const env = ['-e', 'CONFIG_JSON={"scriptHosts"', '-e', 'GATEWAY=http://127.0.0.1']
  const container = await Container.spawn(image, ...env)
  expect(await container.ended()).toBe(1)
  expect(container.errors).toMatch(/^container: CONFIG_JSON cannot be read: [^\n]*\n$/u)
})
