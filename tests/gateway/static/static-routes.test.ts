import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DOCUMENT_PATH, headerRules, headersForPath } from '#deploy/headers'
import { IDENTITY_SCRIPTS, IDENTITY_STYLES } from '#domain/accounts/identity/identity-hosts'
import { fakeBuild, runGateway, type RunningGateway } from '../support/running-gateway'

let gateway: RunningGateway
let build: Awaited<ReturnType<typeof fakeBuild>>

beforeAll(async () => {
  build = await fakeBuild()
  gateway = await runGateway({ dist: build.folder })
})
afterAll(async () => {
  await gateway.close()
  await build.remove()
})

test('DEP-02 redirects to home with the query, and sends a file as the client accepts or knows it', async () => {
  for (const path of ['/', '/m', '/m/']) {
    const { status, headers } = await gateway.get(`${path}?r=abc&cid=1`)
    expect([status, headers.get('Location')]).toEqual([302, '/m/home?r=abc&cid=1'])
  }
  const asset = await gateway.get('/m/assets/main-1.js', { 'Accept-Encoding': 'br' })
  expect(asset.headers.get('Content-Encoding')).toBe('br')
  const known = { 'If-None-Match': asset.headers.get('ETag') ?? '' }
  expect((await gateway.get('/m/assets/main-1.js', known)).status).toBe(304)
})

test('UPD-04 sends a delta to the file that the client has, and otherwise the whole file', async () => {
  const path = '/m/assets/two/data.js'
  const digest = createHash('sha256').update('older').digest('base64')
  const put = async (file: string, text: string) => {
    const place = join(build.folder, file)
    await mkdir(dirname(place), { recursive: true })
    await writeFile(place, text)
  }
  await put('assets/two/data.js', 'whole')
  await put(`assets/two/data.js.dcz/${digest}.js`, 'delta')
  const ask = async (url: string, encoding: string, dictionary: string) => {
    const wanted = { 'Accept-Encoding': encoding, 'Available-Dictionary': dictionary }
    const { status, headers } = await gateway.get(url, wanted)
    expect(status).toBe(200)
    for (const [name, value] of Object.entries(headersForPath([], path)))
      expect(headers.get(name)).toBe(value)
    return headers.get('Content-Encoding')
  }
  expect(await ask(path, 'gzip, br, zstd, dcb, dcz', `:${digest}:`)).toBe('dcz')
  expect(await ask(`${path}?whole`, 'dcz', `:${digest}:`)).toBeNull()
  expect(await ask(path, 'gzip, br, dcz;q=0', `:${digest}:`)).toBeNull()
  expect(await ask(path, 'dcz', `:${digest.replace(/^./u, '_')}:`)).toBeNull()
  expect(await ask(path, 'dcz', digest)).toBeNull()
  expect((await gateway.get(`${path}.dcz/${digest}.js`)).status).toBe(404)
})

test('LNG-01 home has the prerendered document of the first language, other screens have the build’s', async () => {
  const lobby = await fakeBuild()
  await writeFile(join(lobby.folder, 'index.TW.html'), '<!doctype html><title>Prerendered</title>')
  const own = await runGateway({ dist: build.folder, lobby: lobby.folder })
  const titleOf = async (path: string, language: string) =>
    /<title>(.*)<\/title>/u.exec(await (await own.get(path, { 'Accept-Language': language })).text())?.[1]
  expect(await titleOf('/m/home?r=7', 'zh-TW,en;q=0.5')).toBe('Prerendered')
  expect((await own.get('/m/home')).headers.get('Vary')).toBe('Accept-Encoding, Accept-Language')
  for (const path of ['/m/home?tab=RNG', '/m/game', '/m/index.html'])
    expect([path, await titleOf(path, 'zh-TW')]).toEqual([path, 'Built'])
  expect(await titleOf('/m/home', 'en')).toBe('Built')
  await own.control({ lobby: null })
  expect(await titleOf('/m/home', 'zh-TW')).toBe('Built')
  await own.control({ reset: true })
  expect(await titleOf('/m/home', 'zh-TW')).toBe('Prerendered')
  await own.close()
  await lobby.remove()
})

test('DEP-02 serves no file outside the build', async () => {
  for (const path of [
    ...['/m/../package.json', '/m/assets/../../../etc/passwd', '/m/%2e%2e/%2e%2e/etc/passwd'],
    ...['/m/..%2fx.json', '/m/%00.js', '/m/%'],
  ])
    expect(await rawStatus(path), path).toMatch(/^HTTP\/1\.1 (404|400|302)/)
})

describe('the policy', () => {
  test('DEP-03 allows the document’s own inline blocks by hash and nothing unsafe', async () => {
    const answer = await gateway.get('/m/home')
    const policy = answer.headers.get('Content-Security-Policy') ?? ''
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(directive(policy, 'script-src')).toEqual(["'self'", hash('self.started = 1'), ...IDENTITY_SCRIPTS])
    expect(directive(policy, 'style-src')).toEqual(["'self'", hash('body{margin:0}'), ...IDENTITY_STYLES])
    expect(directive(policy, 'default-src')).toEqual(["'none'"])
    expect(directive(policy, 'require-trusted-types-for')).toEqual(["'script'"])
    expect(directive(policy, 'trusted-types')).toContain('default')
    expect(directive(policy, 'img-src')).toContain(gateway.cdnOrigin)
    expect(policy).not.toContain('unsafe')
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test('DEP-03 SOC-11 the identity provider’s scripts come from their own paths, and its emulator may be reached', async () => {
    const answer = await gateway.get('/m/home')
    const policy = answer.headers.get('Content-Security-Policy') ?? ''
    const ofGoogle = directive(policy, 'script-src').filter((source) => source.includes('google.com'))
    for (const source of ofGoogle) expect(new URL(source).pathname).not.toBe('/')
    for (const name of ['connect-src', 'frame-src'])
      expect(directive(policy, name)).toEqual(expect.arrayContaining(['https:', 'http://127.0.0.1:*']))
  })

  test('DEP-03 every answer has exactly the headers that nginx is given, fresh or unchanged', async () => {
    const config = { scriptHosts: ['https://ok.example'], captchaServers: { v4: ['https://puzzle.example'] } }
    await gateway.control({ config })
    const local = ['http://127.0.0.1:*', 'http://localhost:*']
    const extra = { imgSrc: [gateway.cdnOrigin], connectSrc: local, frameSrc: local, captchaSrc: local }
    const read = (file: string) => readFile(join(build.folder, file), 'utf8')
    const documents = {
      indexHtml: await read('index.html'),
      captchaHtml: await read('captcha.html'),
      backHtml: await read('back.html'),
    }
    const { rules } = headerRules({ ...documents, config, extra })
    for (const [path, status, isRoute = false] of ALL_KINDS) {
      const answer = await gateway.get(path)
      expect(answer.status, path).toBe(status)
      const etag = answer.headers.get('ETag')
      const again = etag === null ? null : await gateway.get(path, { 'If-None-Match': etag })
      const wanted = status === 200 ? headersForPath(rules, isRoute ? DOCUMENT_PATH : path) : MISSING
      expect(Object.keys(wanted).length, path).toBeGreaterThan(1)
      for (const [name, value] of Object.entries(wanted)) {
        expect(answer.headers.get(name), `${path} ${name}`).toBe(value)
        if (again) expect(again.headers.get(name), `${path} ${name}, unchanged`).toBe(value)
      }
    }
    await gateway.control({ config: null })
  })

  test('DEP-03 plain http carries no Strict-Transport-Security', async () => {
    for (const [path] of ALL_KINDS)
      expect((await gateway.get(path)).headers.get('Strict-Transport-Security'), path).toBeNull()
  })

  test('DEP-03 takes script hosts from config.json, but only clean https origins', async () => {
    const scriptHosts = [
      'https://ok.example',
      'http://plain.example',
      "https://x.example; script-src 'unsafe-inline'",
    ]
    await gateway.control({ config: { scriptHosts } })
    const policy = (await gateway.get('/m/home')).headers.get('Content-Security-Policy') ?? ''
    expect(directive(policy, 'script-src')).toContain('https://ok.example')
    expect(policy).not.toContain('plain.example')
    expect(policy).not.toContain('unsafe-inline')
    expect(await (await gateway.get('/m/config.json')).json()).toEqual({ scriptHosts })
    await gateway.control({ config: null })
    expect((await gateway.get('/m/config.json')).status).toBe(404)
  })
})

/** One of each kind that a host serves. The kill-switch service worker has the path of the other. */
const ALL_KINDS = [
  ['/m/home', 200, true],
  ['/m/game/42/some-name', 200, true],
  ['/m/promotions.html', 200, true],
  ['/m/captcha.html', 200],
  ['/m/back.html', 200],
  ['/m/sw.js', 200],
  ['/m/asset-manifest.json', 200],
  ['/mobile/mc/asset-manifest.json', 200],
  ['/m/config.json', 200],
  ['/m/assets/main-1.js', 200],
  ['/m/assets/gone-9.js', 404],
  ['/m/document-gone.html', 404],
  ['/m/missing.png', 404],
  ['/m/sw.js.br', 404],
] as const satisfies readonly (readonly [path: string, status: number, isRoute?: boolean])[]

/** As nginx responds (deploy/nginx.ts): plain text, which no browser treats as a document. */
const MISSING = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Type': 'text/plain; charset=UTF-8',
}

const directive = (policy: string, name: string): string[] =>
  policy
    .split('; ')
    .find((one) => one.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? []

/** The first line of the response to a path that `fetch` would normalize. */
function rawStatus(path: string): Promise<string> {
  const { hostname, port } = new URL(gateway.origin)
  return new Promise((resolve, reject) => {
    const socket = createConnection(Number(port), hostname, () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`)
    })
    let text = ''
    socket.on('data', (part) => (text += String(part)))
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })
}
