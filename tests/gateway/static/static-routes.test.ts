import { readFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DOCUMENT_PATH, headerRules, headersForPath } from '#deploy/headers'
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

test('DEP-02 serves no file outside the build', async () => {
  for (const path of [
    ...['/m/../package.json', '/m/assets/../../../etc/passwd', '/m/%2e%2e/%2e%2e/etc/passwd'],
    ...['/m/..%2fx.json', '/m/%00.js', '/m/%'],
  ])
    expect(await rawStatus(path), path).toMatch(/^HTTP\/1\.1 (404|400|302)/)
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
