import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { CacheTimestampsModel } from 'workbox-expiration/models/CacheTimestampsModel'
import {
  APP,
  BODIES,
  CURRENT,
  DOCUMENT,
  LAZY,
  LIST,
  get,
  open,
  served,
  storeOlder,
  text,
  worker,
} from './support/build-two'

describe('OFF-02 OFF-07 a request', () => {
  test('OFF-02 a page opens without a network, and before the installation from the network', async () => {
    worker.network.set('/m/index.html', served('<title>host</title>', 'text/html'))
    expect(await text(open('/m/login'))).toBe('<title>host</title>')
    await worker.fire('install')
    worker.fetch.mockClear()
    expect(await text(open('/m/login'))).toBe(BODIES[DOCUMENT])
    expect(worker.fetch).not.toHaveBeenCalled()
  })

  test('R-09 a file is found in its build, also an older one or one before the lists', async () => {
    await worker.fire('install')
    await storeOlder('one', { 'assets/*/app.js': 'one' })
    await (await worker.caches.open('mc-assets')).put('/m/assets/old-1.js', new Response('old'))
    worker.network.clear()
    expect(await text(get(APP))).toBe('app')
    expect(await text(get('/m/assets/one/app.js'))).toBe('one')
    expect(await text(get('/m/assets/old-1.js'))).toBe('old')
  })

  test('OFF-07 R-09 a lazy file is fetched once and then stored with its build', async () => {
    await worker.fire('install')
    await storeOlder('one', { 'assets/*/late.js': 'older' }, {})
    worker.network.set('/m/assets/one/late.js', served('older'))
    for (const [path, body] of [
      [LAZY, 'late'],
      ['/m/assets/one/late.js', 'older'],
    ] as const) {
      expect(await text(get(path))).toBe(body)
      worker.network.delete(path)
      expect(await text(get(path))).toBe(body)
    }
    expect(worker.caches.paths(CURRENT)).toEqual([LIST, DOCUMENT, APP, LAZY])
    expect(worker.caches.paths('mc-precache-one')).toContain('/m/assets/one/late.js')
  })

  test('R-08 OFF-07 a lazy file with other bytes fails, and one of no known build is not stored', async () => {
    await worker.fire('install')
    worker.network.set(LAZY, served('la'))
    expect((await get(LAZY))?.type).toBe('error')
    worker.network.set(`${LAZY}?whole`, served('late', 'text/html'))
    expect(await text(get(LAZY))).toBe('late')
    worker.network.set(LAZY, served('late', 'text/html'))
    expect(await text(get(LAZY))).toBe('late')
    worker.network.set('/m/assets/nine/late.js', served('nine'))
    expect(await text(get('/m/assets/nine/late.js'))).toBe('nine')
    expect(worker.caches.paths(CURRENT)).toEqual([LIST, DOCUMENT, APP])
    // Without room it is used all the same, and images make room for the next one.
    worker.network.set('/covers/1.webp', served('cover', 'image/webp'))
    await get('/covers/1.webp', 'cors', 'image')
    worker.network.set(LAZY, served('late'))
    worker.caches.full.add(CURRENT)
    expect(await text(get(LAZY))).toBe('late')
    expect(await worker.caches.keys()).not.toContain('mc-images')
  })

  test('OFF-07 an image is fetched once and then cached', async () => {
    worker.network.set('/covers/1.webp', served('first', 'image/webp'))
    expect(await text(get('/covers/1.webp', 'cors', 'image'))).toBe('first')
    worker.network.clear()
    expect(await text(get('/covers/1.webp', 'cors', 'image'))).toBe('first')
    expect(worker.caches.paths('mc-images')).toEqual(['/covers/1.webp'])
  })

  test('OFF-07 R-07 of the cached images the 500 used last stay, also after an error of the database', async () => {
    const cache = await worker.caches.open('mc-images')
    const uses = new CacheTimestampsModel('mc-images')
    onTestFinished(async () => void (await uses.expireEntries(Infinity)))
    await uses.expireEntries(Infinity) // those of other tests
    const store = async (age: number): Promise<void> => {
      await cache.put(`/covers/${String(age)}.webp`, new Response('old'))
      await uses.setTimestamp(`https://play.example/covers/${String(age)}.webp`, Date.now() - age * 1000)
    }
    await Promise.all(Array.from({ length: 500 }, (_, index) => store(index + 1)))
    vi.spyOn(CacheTimestampsModel.prototype, 'expireEntries').mockRejectedValueOnce(new Error('no database'))
    expect(await text(get('/covers/500.webp', 'cors', 'image'))).toBe('old')
    worker.network.set('/covers/501.webp', served('new', 'image/webp'))
    expect(await text(get('/covers/501.webp', 'cors', 'image'))).toBe('new')
    await vi.waitFor(() => expect(worker.caches.paths('mc-images')).toHaveLength(500))
    expect(worker.caches.paths('mc-images').slice(-3)).toEqual(
      [498, 500, 501].map((n) => `/covers/${String(n)}.webp`),
    )
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
    const chunk = `https://play.example${LAZY}`
    const cover = 'https://cdn.example/cover.webp'
    worker.network.set(cover, served('cover', 'image/webp'))
    const gone = Array.from({ length: 9 }, (_, index) => `https://cdn.example/gone-${index}.webp`)
    await send({ type: 'keep', urls: [...gone, chunk, cover, APP, '/wps/member/info'] })
    expect(worker.clients.claim).toHaveBeenCalledTimes(1)
    expect(worker.caches.paths(CURRENT)).toContain(LAZY)
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
    await worker.fire('install')
    await send({ type: 'sweep' })
    expect(await worker.caches.keys()).toEqual(['mc-snapshot-one', CURRENT])
    await worker.caches.open('mc-precache-one')
    await worker.fire('activate')
    expect(await worker.caches.keys()).toEqual([CURRENT])
    expect(worker.clients.claim).toHaveBeenCalledTimes(1)
    expect(worker.registration.update).not.toHaveBeenCalled()
  })

  test('R-08 a sweep goes on with an update that has failed, and deletes a build that was rolled back', async () => {
    vi.stubGlobal('navigator', { locks: { query: () => Promise.resolve({}) } })
    await worker.fire('install')
    await worker.caches.open('mc-precache-three')
    const { registration } = worker
    registration.update.mockRejectedValueOnce(new TypeError('offline'))
    await expect(send({ type: 'sweep' })).rejects.toThrow('offline')
    registration.update.mockImplementationOnce(() => {
      registration.installing = {}
      return Promise.resolve()
    })
    for (let times = 0; times < 2; times += 1) await send({ type: 'sweep' })
    expect(await worker.caches.keys()).toEqual([CURRENT, 'mc-precache-three'])
    expect(registration.update).toHaveBeenCalledTimes(2) // not while it is being installed
    registration.installing = null
    await send({ type: 'sweep' })
    expect(await worker.caches.keys()).toEqual([CURRENT])
  })

  test('OFF-02 R-05 a sweep installs this build again if its precache is gone', async () => {
    vi.stubGlobal('navigator', {})
    await worker.fire('install')
    const installed = worker.caches.paths(CURRENT)
    worker.caches.stored.delete(CURRENT)
    await send({ type: 'sweep' })
    expect(worker.caches.paths(CURRENT)).toEqual(installed)
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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }) // a stall is not the second that an answer may take
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
