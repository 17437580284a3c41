import { describe, expect, test, vi } from 'vitest'
import {
  APP,
  BODIES,
  CURRENT,
  DOCUMENT,
  LAZY,
  LIST,
  TWO,
  fetched,
  get,
  open,
  served,
  storeOlder,
  text,
  worker,
} from './support/build-two'
import { integrityOf } from './support/fake-service-worker'

const WHOLE = `${APP}?whole`

describe('OFF-02 the installation', () => {
  test('OFF-02 R-08 fetches the list with its integrity and the whole shell, past a stale HTTP cache', async () => {
    await worker.fire('install')
    expect(worker.caches.paths(CURRENT)).toEqual([LIST, DOCUMENT, APP])
    expect(fetched()).toEqual([
      [LIST, { integrity: integrityOf(TWO), cache: 'reload' }],
      [DOCUMENT, { cache: 'reload' }],
      [APP, undefined],
    ])
    // What is installed is not fetched again.
    await worker.fire('install')
    expect(worker.fetch).toHaveBeenCalledTimes(3)
  })

  test('OFF-02 asks the browser for no document of its own, and installs where that is rejected', async () => {
    const addRoutes = vi.fn(() => Promise.reject(new Error('full')))
    await worker.fire('install', { addRoutes })
    expect(addRoutes).toHaveBeenCalledWith({ condition: { requestMode: 'navigate' }, source: 'fetch-event' })
    addRoutes.mockImplementation(() => {
      throw new TypeError('another form of the rule')
    })
    await worker.fire('install', { addRoutes })
    expect(worker.caches.paths(CURRENT)).toContain(APP)
  })

  test('R-08 fails on an error or other bytes; the next attempt fetches only the rest', async () => {
    worker.network.set(APP, () => new Response('', { status: 404 }))
    await expect(worker.fire('install')).rejects.toThrow(`404 for ${APP}`)
    await vi.waitFor(() => expect(worker.caches.paths(CURRENT)).toContain(DOCUMENT)) // the other file of the attempt
    for (const path of [APP, WHOLE]) worker.network.set(path, served('ap'))
    await expect(worker.fire('install')).rejects.toThrow(`Other bytes for ${APP}`)
    worker.network.set(WHOLE, served('app'))
    await worker.fire('install')
    // A second request bypasses the HTTP cache, and has a query: the response is then no delta.
    const attempt = [
      [APP, undefined],
      [WHOLE, { cache: 'reload' }],
    ]
    expect(fetched().slice(3)).toEqual([...attempt, ...attempt])
    expect(await text(get(APP))).toBe('app')
  })

  test('R-08 UPD-04 a damaged delta is replaced by the whole file, also of the list', async () => {
    const damaged = (): Response =>
      new Response(new ReadableStream({ start: (body) => body.error(new TypeError('Failed to fetch')) }))
    worker.network.set(APP, damaged)
    worker.network.set(WHOLE, served('app'))
    worker.network.delete(LIST) // with an integrity, the fetch itself fails
    worker.network.set(`${LIST}?whole`, served(TWO, 'application/json'))
    await worker.fire('install')
    expect(worker.caches.paths(CURRENT)).toEqual([LIST, DOCUMENT, APP])
    expect(fetched()[1]).toEqual([`${LIST}?whole`, { integrity: integrityOf(TWO), cache: 'reload' }])
  })

  test('R-08 fails without the list, or with anything else in its place', async () => {
    worker.network.set(LIST, () => new Response('', { status: 404 }))
    await expect(worker.fire('install')).rejects.toThrow(`404 for ${LIST}`)
    for (const text of ['null', '{"shell":1,"digests":{}}', '{"shell":[],"digests":1}', '{}']) {
      worker.network.set(LIST, served(text, 'application/json'))
      await expect(worker.fire('install')).rejects.toThrow('No list of files')
    }
    expect(worker.caches.paths(CURRENT)).toEqual([])
  })

  test('R-09 copies all that an older build has with the same bytes, whatever its name, and nothing else', async () => {
    await storeOlder('zero', { 'assets/*/app.js': 'app' })
    await storeOlder('one', { 'index.html': 'cut', 'assets/*/old-name.js': 'late', 'assets/*/gone.js': 'x' })
    await (await worker.caches.open('mc-precache-none')).put(APP, new Response('app')) // without a list
    await (await worker.caches.open('mc-images')).put(APP, new Response('no build'))
    await worker.fire('install')
    expect(fetched().map(([path]) => path)).toEqual([LIST, DOCUMENT])
    expect(worker.caches.paths(CURRENT)).toEqual([LIST, LAZY, APP, DOCUMENT])
    expect(await text(get(LAZY))).toBe('late')
    // Imports of a module are relative to the URL that its response came from.
    expect((await worker.caches.match(LAZY, { cacheName: CURRENT }))?.url).toBe('')
  })

  test('UPD-04 makes the document of an older one that differs in the id only, with the headers of the host', async () => {
    const headers = { 'content-security-policy': 'new', 'content-type': 'text/html' }
    worker.network.set(`${DOCUMENT}?whole`, () => new Response(null, { headers }))
    await storeOlder('zero', { 'document-*.html': '<title>other</title>' })
    await storeOlder('one', { 'document-*.html': '<title>one</title>' })
    await worker.fire('install')
    expect(fetched()[1]).toEqual([`${DOCUMENT}?whole`, { method: 'HEAD', cache: 'reload' }])
    expect(worker.fetch).toHaveBeenCalledTimes(3)
    const page = await open('/m/home')
    expect(await page?.text()).toBe(BODIES[DOCUMENT])
    expect(Object.fromEntries(page?.headers ?? [])).toEqual({ ...headers, 'cache-control': 'no-store' })

    // Without those headers the document is fetched.
    const refused = (): Response => new Response('', { status: 405 })
    for (const answer of [refused, undefined]) {
      worker.caches.stored.delete(CURRENT)
      worker.network.delete(`${DOCUMENT}?whole`)
      if (answer) worker.network.set(`${DOCUMENT}?whole`, answer)
      await worker.fire('install')
      expect(fetched().at(-2)).toEqual([DOCUMENT, { cache: 'reload' }])
    }
  })

  test('R-09 a damaged list of an older build does not keep a new one from installing', async () => {
    const older = await worker.caches.open('mc-precache-one')
    await older.put('/m/assets/one/files.json', new Response('{"shell":'))
    await worker.fire('install')
    expect(worker.caches.paths(CURRENT)).toEqual([LIST, DOCUMENT, APP])
  })

  test('R-08 copies nothing with other bytes than its own list says', async () => {
    await storeOlder(
      'one',
      { 'assets/*/app.js': 'app', 'assets/*/late.js': 'late' },
      { 'assets/*/app.js': 'ap' },
    )
    await worker.fire('install')
    expect(await text(get(APP))).toBe('app')
    expect(worker.caches.paths(CURRENT)).toEqual([LIST, DOCUMENT, APP])
  })

  test('R-07 OFF-06 makes room in the caches of images and chunks when the quota is exceeded', async () => {
    worker.network.set('/covers/1.webp', served('cover', 'image/webp'))
    await get('/covers/1.webp', 'cors', 'image')
    expect(worker.caches.paths('mc-images')).toEqual(['/covers/1.webp'])
    worker.caches.full.add(CURRENT)
    await expect(worker.fire('install')).rejects.toThrow('full')
    expect(await worker.caches.keys()).toEqual([CURRENT])
  })

  test('OFF-02 stores no redirected response, which a navigation may not get', async () => {
    const redirected = (): Response => {
      const response = new Response(BODIES[DOCUMENT])
      Object.defineProperty(response, 'clone', { value: () => new Response(BODIES[DOCUMENT]) })
      return Object.defineProperty(response, 'redirected', { value: true })
    }
    worker.network.set(DOCUMENT, redirected)
    await worker.fire('install')
    expect(worker.caches.stored.get(CURRENT)?.get(`https://play.example${DOCUMENT}`)?.redirected).toBe(false)
    const page = await open('/m/home')
    expect(await page?.text()).toBe(BODIES[DOCUMENT])
    expect(page?.headers.get('cache-control')).toBe('no-store') // whatever the host sends for this copy
    expect((await get(APP))?.headers.has('cache-control')).toBe(false)
  })
})
