import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServiceWorker, integrityOf } from './support/fake-service-worker'
import { requestOf } from './support/request-of'

const DOCUMENT = '/m/index.html?__WB_REVISION__=r2'
const SHELL = { '/m/index.html': '<title>two</title>', '/m/assets/app-2.js': 'app' } as const
const CURRENT = 'mc-precache-two'

let worker: ReturnType<typeof fakeServiceWorker>

const served =
  (text: string, type = 'text/javascript') =>
  (): Response =>
    new Response(text, { headers: { 'content-type': type } })
const text = async (answer: Promise<Response | undefined>): Promise<string | undefined> =>
  (await answer)?.text()
const open = (path: string) =>
  worker.fire('fetch', { request: requestOf(path, { mode: 'navigate', destination: 'document' }) })
const get = (path: string, mode: RequestMode = 'cors', destination: RequestDestination = '') =>
  worker.fire('fetch', { request: requestOf(path, { mode, destination }) })
/** The paths of all fetches, with their options. */
const fetched = (): unknown[] =>
  worker.fetch.mock.calls.map(([input, init]) => [
    new URL(typeof input === 'string' ? input : input.url, location.href).pathname,
    init,
  ])

beforeEach(async () => {
  worker = fakeServiceWorker()
  vi.stubGlobal('__BUILD_ID__', 'two')
  vi.stubGlobal(
    '__PRECACHE__',
    Object.entries(SHELL).map(([url, body]) => ({
      url,
      revision: url.endsWith('.html') ? 'r2' : null,
      integrity: integrityOf(body),
    })),
  )
  for (const [url, body] of Object.entries(SHELL)) worker.network.set(url, served(body))
  vi.resetModules()
  await import('../../sw/index')
})

describe('OFF-02 the installation', () => {
  test('OFF-02 R-08 fetches the whole shell, each file with its integrity and past a stale HTTP cache', async () => {
    await worker.fire('install')
    expect(worker.caches.paths(CURRENT)).toEqual([DOCUMENT, '/m/assets/app-2.js'])
    expect(fetched()).toEqual([
      ['/m/index.html', { integrity: integrityOf(SHELL['/m/index.html']), cache: 'reload' }],
      ['/m/assets/app-2.js', { integrity: integrityOf(SHELL['/m/assets/app-2.js']), cache: 'default' }],
    ])
    // What is installed is not fetched again.
    await worker.fire('install')
    expect(worker.fetch).toHaveBeenCalledTimes(2)
  })

  test('R-08 fails on an error; the next attempt fetches only the rest', async () => {
    worker.network.set('/m/assets/app-2.js', () => new Response('', { status: 404 }))
    await expect(worker.fire('install')).rejects.toThrow('404 for /m/assets/app-2.js')
    worker.network.set('/m/assets/app-2.js', served('app'))
    await worker.fire('install')
    expect(fetched().slice(2)).toEqual([
      ['/m/assets/app-2.js', { integrity: integrityOf('app'), cache: 'reload' }],
    ])
  })

  test('R-09 copies unchanged files of an older build, and none with other bytes', async () => {
    const older = await worker.caches.open('mc-precache-one')
    await older.put('/m/assets/app-2.js', new Response('app'))
    await older.put(DOCUMENT, new Response('cut'))
    await (await worker.caches.open('mc-images')).put('/m/assets/app-2.js', new Response('no build'))
    await worker.fire('install')
    expect(fetched()).toEqual([['/m/index.html', expect.anything()]])
    expect(await text(get('/m/assets/app-2.js'))).toBe('app')
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
    const redirected = Object.defineProperty(new Response(SHELL['/m/index.html']), 'redirected', {
      value: true,
    })
    worker.network.set('/m/index.html', () => redirected)
    await worker.fire('install')
    expect(worker.caches.stored.get(CURRENT)?.get(`https://play.example${DOCUMENT}`)?.redirected).toBe(false)
    expect(await text(open('/m/home'))).toBe(SHELL['/m/index.html'])
  })
})

describe('OFF-02 OFF-07 a request', () => {
  test('OFF-02 a page opens without a network, and before the installation from the network', async () => {
    expect(await text(open('/m/login'))).toBe(SHELL['/m/index.html'])
    await worker.fire('install')
    worker.fetch.mockClear()
    expect(await text(open('/m/login'))).toBe(SHELL['/m/index.html'])
    expect(worker.fetch).not.toHaveBeenCalled()
  })

  test('R-09 a file is found in this build’s precache, else in the newest older one', async () => {
    for (const [name, body] of [
      ['mc-precache-zero', 'zero'],
      ['mc-precache-one', 'one'],
      ['mc-precache-two', 'two'],
    ] as const)
      await (await worker.caches.open(name)).put('/m/assets/app-2.js', new Response(body))
    for (const body of ['zero', 'one'])
      await (await worker.caches.open(`mc-precache-${body}`)).put('/m/assets/old-1.js', new Response(body))
    expect(await text(get('/m/assets/app-2.js'))).toBe('two')
    expect(await text(get('/m/assets/old-1.js'))).toBe('one')
    expect(worker.fetch).not.toHaveBeenCalled()
  })

  test.each([
    ['/m/assets/late-12345678.js', 'text/javascript', '', 'mc-assets'],
    ['/covers/1.webp', 'image/webp', 'image', 'mc-images'],
  ] as const)('OFF-07 %s is fetched once and then cached', async (path, type, destination, cache) => {
    worker.network.set(path, served('first', type))
    expect(await text(get(path, 'cors', destination))).toBe('first')
    worker.network.clear()
    expect(await text(get(path, 'cors', destination))).toBe('first')
    expect(worker.caches.paths(cache)).toEqual([path])
    worker.network.set('/m/assets/page-12345678.js', served('<html>', 'text/html'))
    expect(await text(get('/m/assets/page-12345678.js'))).toBe('<html>')
    expect(worker.caches.paths(cache)).toEqual([path])
  })

  test('OFF-07 an image without CORS is not cached, but a cached copy is used', async () => {
    const url = 'https://cdn.example/a.png'
    worker.network.set(url, served('new', 'image/png'))
    expect(await text(get(url, 'no-cors', 'image'))).toBe('new')
    expect(worker.caches.paths('mc-images')).toEqual([])
    await (await worker.caches.open('mc-images')).put(url, new Response('copy'))
    expect(await text(get(url, 'no-cors', 'image'))).toBe('copy')
  })

  test('INS-07 the web-app manifest comes from the network, and without one from the cache, for any query', async () => {
    const path = '/wps/system/manifest.json'
    worker.network.set(`${path}?a=1`, served('{"start_url":"/m/home"}', 'application/json'))
    expect(await text(get(`${path}?a=1`))).toContain('start_url')
    // An error is shown only if nothing is cached.
    worker.network.set(`${path}?b=1`, served('{"success":false}', 'application/json'))
    for (const query of ['b', 'c']) expect(await text(get(`${path}?${query}=1`))).toContain('start_url')
    worker.caches.stored.clear()
    expect(await text(get(`${path}?b=1`))).toBe('{"success":false}')
    expect((await get(`${path}?c=1`))?.type).toBe('error')
    worker.caches.full.add('mc-manifest')
    expect(await text(get(`${path}?a=1`))).toContain('start_url')
  })

  test('OFF-07 data is left to the browser', async () => {
    expect(await get('/wps/member/info')).toBeUndefined()
    expect(worker.fetch).not.toHaveBeenCalled()
  })
})

describe('the messages of a page', () => {
  const send = (data: unknown) => worker.fire('message', { data })

  test('OFF-02 what a page loaded before it was controlled is cached, from the HTTP cache', async () => {
    await worker.fire('install')
    worker.fetch.mockClear()
    const chunk = 'https://play.example/m/assets/late-12345678.js'
    const cover = 'https://cdn.example/cover.webp'
    worker.network.set('/m/assets/late-12345678.js', served('late'))
    worker.network.set(cover, served('cover', 'image/webp'))
    const gone = Array.from({ length: 9 }, (_, index) => `https://cdn.example/gone-${index}.webp`)
    await send({ type: 'keep', urls: [...gone, chunk, cover, '/m/assets/app-2.js', '/wps/member/info'] })
    expect(worker.clients.claim).toHaveBeenCalledTimes(1)
    expect(worker.caches.paths('mc-assets')).toEqual(['/m/assets/late-12345678.js'])
    expect(worker.caches.paths('mc-images')).toEqual([cover])
    const requests = worker.fetch.mock.calls.flatMap(([input]) => (typeof input === 'string' ? [] : [input]))
    expect(requests).toHaveLength(gone.length + 2)
    for (const [url, credentials] of [
      [chunk, 'same-origin'],
      [cover, 'omit'],
    ] as const)
      expect(requests.find((request) => request.url === url)).toMatchObject({
        mode: 'cors',
        credentials,
        cache: 'force-cache',
      })
  })

  test('UPD-04 R-09 an update waits until the player accepts it; a sweep deletes older builds', async () => {
    await send('skip-waiting')
    expect(worker.skipWaiting).not.toHaveBeenCalled()
    await send({ type: 'skip-waiting' })
    expect(worker.skipWaiting).toHaveBeenCalledTimes(1)
    await worker.caches.open('mc-precache-one')
    await worker.caches.open('mc-snapshot-one')
    vi.stubGlobal('navigator', { locks: { query: () => Promise.resolve({}) } })
    await send({ type: 'sweep' })
    expect(await worker.caches.keys()).toEqual(['mc-snapshot-one'])
    await worker.caches.open('mc-precache-one')
    await worker.fire('activate')
    expect(await worker.caches.keys()).toEqual([])
    expect(worker.clients.claim).toHaveBeenCalledTimes(1)
  })

  test('OFF-02 R-15 the last home screen is saved and deleted', async () => {
    const place = '<template id="snapshot"></template>'
    const shell = `<script type="module" src="/m/a.js"></script>${place}`
    await (await worker.caches.open(CURRENT)).put(DOCUMENT, new Response(shell))
    const snapshot = { type: 'snapshot', build: 'two', key: 'k', markup: '<div class="a">x</div>' }
    await send(snapshot)
    expect(worker.caches.paths('mc-snapshot-two')).toEqual(['/m/snapshot'])
    expect(await text(open('/m/home'))).toContain('<div class="a">x</div>')
    await send({ type: 'drop-snapshot' })
    expect(await text(open('/m/home'))).toBe(shell)
  })
})

test('PSH-03 a push shows a notification, a tap opens its page, and a lost subscription is reported', async () => {
  const page = {
    url: 'https://play.example/m/home',
    frameType: 'top-level',
    focus: vi.fn(() => Promise.resolve()),
    postMessage: vi.fn((_signal: object, ports?: MessagePort[]) => ports?.[0]?.postMessage('heard')),
  }
  worker.clients.matchAll.mockResolvedValue([page])
  await worker.fire('push', { data: { json: () => ({ notification: { title: 'Win' } }) } })
  expect(worker.registration.showNotification).toHaveBeenCalledWith('Win', expect.anything())
  const close = vi.fn()
  await worker.fire('notificationclick', { notification: { data: '/m/chat', close } })
  await worker.fire('pushsubscriptionchange')
  expect([close, page.focus].map((call) => call.mock.calls.length)).toEqual([1, 1])
  expect(page.postMessage.mock.calls.map(([signal]) => signal)).toEqual([
    { type: 'open-route', to: '/m/chat' },
    { type: 'push-changed' },
  ])
  expect(worker.clients.matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true })
})
