import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { contentTypeOf } from '#deploy/content-types'
import { deltaOf } from '#deploy/deltas'
import {
  DOCUMENT_PATH,
  headerRules,
  headersForPath,
  STRICT_TRANSPORT_SECURITY,
  WORKER_PREFIX,
} from '#deploy/headers'
import { sha256 } from '../../scripts/build/file-list'
import { writeNginxConfig } from '../../scripts/deploy-nginx/write-nginx-config'
import { NEXT_DIST, ROOT } from '../../scripts/lib/ensure-build'
import { placeKillSwitch, placeServiceWorker } from '../../scripts/release/service-worker-file'
import { Nginx } from '../support/network/nginx'
import { dist, readDocuments, serveRules } from '../support/network/served-build'
import { describeBuild, cachedUrls, leaveAndReturn, openInstalled } from '../support/updates/service-worker'
import { expect, test } from '../support/test'

/** Requests a URL without what `fetch` does by itself (redirects, decompression). */
const ask = (url: string, encoding = 'identity', headers: Readonly<Record<string, string>> = {}) =>
  fetch(url, { redirect: 'manual', headers: { 'Accept-Encoding': encoding, ...headers } })

/** Documents and workers carry a policy; other assets run under the policy of their document. */
const runsByItself = (url: string): boolean => !url.startsWith('/m/assets/') || url.startsWith(WORKER_PREFIX)

test('DEP-02 DEP-03 what the deploy script writes makes nginx respond as the build', async ({ gateway }) => {
  const config = {
    scriptHosts: ['https://pixels.example'],
    captchaServers: { v4: ['https://captcha.example'] },
  }
  const said: string[] = []
  const nginx = await Nginx.start(gateway.origin, async (root) => {
    const file = path.join(root, 'm/config.json')
    await writeFile(file, JSON.stringify(config))
    const out = path.join(root, 'written.conf')
    const lobby = path.join(root, 'lobby')
    await mkdir(lobby)
    for (const ending of ['', '.br', '.gz'])
      await copyFile(
        path.join(ROOT, `dist/captcha.html${ending}`),
        path.join(lobby, `index.TW.html${ending}`),
      )
    const flags = {
      dist: path.join(root, 'm'),
      root,
      lobby,
      config: file,
      'access-log': path.join(root, 'access.log'),
      out,
    }
    const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value])
    expect(await writeNginxConfig(args, (line) => said.push(line))).toBe(0)
    return readFile(out, 'utf8')
  })
  try {
    const { rules } = headerRules({ ...(await readDocuments()), config })
    const { id, shell, lazy } = await describeBuild(NEXT_DIST)
    const script = [...shell, ...lazy].find((url) => url.endsWith('.js')) ?? ''
    const style = shell.find((url) => url.endsWith('.css'))
    const worker = shell.find((url) => url.startsWith(WORKER_PREFIX)) ?? ''
    const files: readonly (readonly [url: string, file: string])[] = [
      ['/m/home', 'index.html'],
      ['/m/game/42/some-name', 'index.html'],
      ['/m/promotions.html', 'index.html'],
      ['/m/captcha.html', 'captcha.html'],
      ['/m/back.html', 'back.html'],
      [`/m/document-${id}.html`, `document-${id}.html`],
      ['/m/sw.js', 'sw.js'],
      ['/m/third-party-notices.txt', 'third-party-notices.txt'],
      ['/m/asset-manifest.json', 'asset-manifest.json'],
      ['/mobile/mc/asset-manifest.json', 'asset-manifest.json'],
      ...[script, worker].map((url) => [url, url.slice('/m/'.length)] as const),
      ...(style ? [[style, style.slice('/m/'.length)] as const] : []),
    ]
    for (const [url, file] of files) {
      const answer = await ask(`${nginx.origin}${url}`)
      expect(answer.status, url).toBe(200)
      expect(Buffer.from(await answer.arrayBuffer()).equals(await dist(file)), url).toBe(true)
      const wanted = headersForPath(rules, file === 'index.html' ? DOCUMENT_PATH : url)
      expect(Object.keys(wanted).length, url).toBeGreaterThan(1)
      expect('Content-Security-Policy' in wanted, url).toBe(runsByItself(url))
      for (const [name, value] of Object.entries(wanted)) expect(answer.headers.get(name), url).toBe(value)
      expect(answer.headers.get('Content-Type')?.toLowerCase(), url).toBe(contentTypeOf(file).toLowerCase())
      const again = await fetch(`${nginx.origin}${url}`, {
        headers: { 'If-None-Match': answer.headers.get('ETag') ?? '', 'Accept-Encoding': 'identity' },
      })
      expect(again.status, url).toBe(304)
      expect(again.headers.get('Cache-Control'), url).toBe(wanted['Cache-Control'])
    }

    // Served from the compressed files next to each file, and never compressed twice.
    for (const [url, file] of files) {
      const packed = [
        ['br', 'br', brotliDecompressSync],
        ['gzip', 'gz', gunzipSync],
      ] as const
      for (const [encoding, ending, unpack] of packed) {
        const answer = await ask(`${nginx.origin}${url}`, encoding)
        expect(answer.headers.get('Content-Encoding'), `${url} ${encoding}`).toBe(encoding)
        expect(answer.headers.get('Vary'), url).toContain('Accept-Encoding')
        expect(unpack(await dist(`${file}.${ending}`)).equals(await dist(file))).toBe(true)
        expect(Buffer.from(await answer.arrayBuffer()).equals(await dist(file)), url).toBe(true)
      }
    }

    // Home has a prerendered document for some browsers, here another file of the build.
    const prerendered = await fetch(`${nginx.origin}/m/home?r=1`, {
      headers: { 'Accept-Language': 'zh-Hant-TW,en;q=0.8' },
    })
    expect(await prerendered.text()).toBe(String(await readFile(path.join(ROOT, 'dist/captcha.html'))))
    expect(prerendered.headers.get('Vary')).toMatch(/Accept-Encoding.*Accept-Language/u)
    for (const [name, value] of Object.entries(headersForPath(rules, DOCUMENT_PATH)))
      expect(prerendered.headers.get(name), 'prerendered').toBe(value)

    const gone = ['/m/assets/gone-1a2b3c4d.js', '/m/nothing.js', '/m/sw.js.br', `${script}.gz`, '/m/assets/']
    gone.push('/m/document-gone.html')
    // With the dictionary of the build before, a delta of it; otherwise the whole file.
    const before = await describeBuild()
    for (const [url, base] of [
      [`/m/assets/${id}/react.js`, `assets/${before.id}/react.js`],
      [`/m/document-${id}.html`, `document-${before.id}.html`],
    ] as const) {
      const digest = sha256(await dist(base, 'dist')).toString('base64')
      const known = { 'Available-Dictionary': `:${digest}:` }
      const answer = await ask(`${nginx.origin}${url}`, 'gzip, br, dcb, dcz', known)
      expect(answer.headers.get('Content-Encoding'), url).toBe('dcz')
      expect(answer.headers.get('Content-Type')?.toLowerCase(), url).toBe(contentTypeOf(url).toLowerCase())
      for (const [name, value] of Object.entries(headersForPath(rules, url)))
        expect(answer.headers.get(name), url).toBe(value)
      const delta = await dist(deltaOf(url.slice('/m/'.length), digest))
      expect(Buffer.from(await answer.arrayBuffer()).equals(delta), url).toBe(true)
      for (const [path, encoding, dictionary] of [
        [`${url}?whole`, 'br, dcz', digest],
        [url, 'br, dcz;q=0', digest],
        [url, 'br', digest],
        [url, 'br, dcz', digest.replace(/^./u, (first) => (first === 'A' ? 'B' : 'A'))],
      ] as const) {
        const whole = await ask(nginx.origin + path, encoding, { 'Available-Dictionary': `:${dictionary}:` })
        expect(whole.headers.get('Content-Encoding'), `${path} ${encoding}`).toBe('br')
      }
      gone.push(`/m/${deltaOf(url.slice('/m/'.length), digest)}`)
    }

    // Missing files return 404, and never the document.
    for (const url of gone) {
      const answer = await ask(`${nginx.origin}${url}`)
      expect(answer.status, url).toBe(404)
      expect(answer.headers.get('Cache-Control'), url).toBe('no-store')
      expect(answer.headers.get('X-Content-Type-Options'), url).toBe('nosniff')
      expect(answer.headers.get('Content-Type'), url).toContain('text/plain')
      expect(await answer.text(), url).toBe('Not found\n')
    }
    const named = await ask(`${nginx.origin}/m/config.json`)
    for (const [name, value] of Object.entries(headersForPath(rules, '/m/config.json')))
      expect(named.headers.get(name), 'config.json').toBe(value)
    expect(await named.json()).toEqual(config)

    // The app's start, with the query kept (a link behind a TLS terminator keeps its scheme).
    for (const url of ['/', '/m', '/m/']) {
      const answer = await ask(`${nginx.origin}${url}?merchant=m8&aff=7`)
      expect(answer.status, url).toBe(302)
      expect(answer.headers.get('Location'), url).toBe('/m/home?merchant=m8&aff=7')
    }
    expect(said).toHaveLength(1)

    // Over https only, and then on every response, including the gateway's own.
    for (const url of ['/m/home', script, '/m/captcha.html', '/m/nothing.js', '/', '/wps/system/test/ping']) {
      const plain = await ask(`${nginx.origin}${url}`)
      expect(plain.headers.get('Strict-Transport-Security'), url).toBeNull()
      const secure = await fetch(`${nginx.origin}${url}`, {
        redirect: 'manual',
        headers: { 'X-Forwarded-Proto': 'https' },
      })
      expect(secure.headers.get('Strict-Transport-Security'), url).toBe(STRICT_TRANSPORT_SECURITY)
    }
  } finally {
    await nginx.close()
  }
})

test('DEP-02 OFF-07 R-09 behind nginx the app opens, and can be rolled back', async ({ page, gateway }) => {
  const local = ['http://127.0.0.1:*', 'http://localhost:*']
  const { rules } = headerRules({
    ...(await readDocuments()),
    extra: { imgSrc: [gateway.cdnOrigin, ...local], connectSrc: local, frameSrc: local, captchaSrc: local },
  })
  const nginx = await serveRules(gateway.origin, rules)
  let isOpen = true
  try {
    await openInstalled(page, `${nginx.origin}/m/home`)
    await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
    expect(await page.evaluate(() => typeof Reflect.get(window, 'trustedTypes'))).toBe('object')

    await placeKillSwitch(path.join(nginx.root, 'm'))
    const { headers } = await ask(`${nginx.origin}/m/sw.js`)
    expect([headers.get('Service-Worker-Allowed'), headers.get('Content-Security-Policy')]).toEqual([
      '/m/',
      rules.find(({ path }) => path === '/m/sw.js')?.headers['Content-Security-Policy'],
    ])
    let loads = 0
    page.on('load', () => loads++)
    // The app may not yet have registered, or have just checked; each return keeps the old service worker busy.
    await expect(async () => {
      await leaveAndReturn(page).catch(() => undefined) // it may be reloading
      await expect.poll(() => loads, { timeout: 10_000 }).toBeGreaterThan(0)
    }).toPass()
    await expect
      .poll(async () => Object.keys(await cachedUrls(page)).filter((name) => name.startsWith('mc-')))
      .toEqual([])

    // The fixed build installs as usual, and opens when nginx is down.
    await placeServiceWorker(path.join(nginx.root, 'm'), path.join(ROOT, NEXT_DIST))
    await openInstalled(page, `${nginx.origin}/m/home`)
    gateway.isDisturbed = true
    await nginx.close()
    isOpen = false
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  } finally {
    if (isOpen) await nginx.close()
  }
})
