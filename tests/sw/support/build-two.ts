import { beforeEach, vi } from 'vitest'
import { digestOf, fakeServiceWorker, integrityOf } from './fake-service-worker'
import { requestOf } from './request-of'

export const DOCUMENT = '/m/document-two.html'
export const APP = '/m/assets/two/app.js'
export const LAZY = '/m/assets/two/late.js' // a lazy chunk
export const LIST = '/m/assets/two/files.json'
export const BODIES = { [DOCUMENT]: '<title>two</title>', [APP]: 'app', [LAZY]: 'late' } as const
export const CURRENT = 'mc-precache-two'

/** A build's list of these files, as it is served. */
export const listOf = (shell: readonly string[], bodies: Readonly<Record<string, string>>): string =>
  JSON.stringify({
    shell,
    digests: Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, digestOf(body)])),
  })
export const TWO = listOf(['document-*.html', 'assets/*/app.js'], {
  'document-*.html': BODIES[DOCUMENT],
  'assets/*/app.js': BODIES[APP],
  'assets/*/late.js': BODIES[LAZY],
})

/** Stores an older build with its list, as its own service worker did. */
export const storeOlder = async (
  id: string,
  names: Readonly<Record<string, string>>,
  stored: Readonly<Record<string, string>> = names,
): Promise<void> => {
  const cache = await worker.caches.open(`mc-precache-${id}`)
  const pathOf = (name: string): string => `/m/${name.replace('*', id)}`
  await cache.put(pathOf('assets/*/files.json'), new Response(listOf([], names)))
  for (const [name, body] of Object.entries(stored)) {
    const url = `https://play.example${pathOf(name)}`
    await cache.put(url, Object.defineProperty(new Response(body), 'url', { value: url }))
  }
}

/** The service worker of the build `two`, new for each test. */
export let worker: ReturnType<typeof fakeServiceWorker>

export const served =
  (text: string, type = 'text/javascript') =>
  (): Response =>
    new Response(text, { headers: { 'content-type': type } })
export const text = async (answer: Promise<Response | undefined>): Promise<string | undefined> =>
  (await answer)?.text()
export const open = (path: string) =>
  worker.fire('fetch', { request: requestOf(path, { mode: 'navigate', destination: 'document' }) })
export const get = (path: string, mode: RequestMode = 'cors', destination: RequestDestination = '') =>
  worker.fire('fetch', { request: requestOf(path, { mode, destination }) })
/** The paths of all fetches with their queries, and their options. */
export const fetched = (): (readonly [path: string, options: RequestInit | undefined])[] =>
  worker.fetch.mock.calls.map(([input, init]) => {
    const url = new URL(typeof input === 'string' ? input : input.url, location.href)
    return [url.pathname + url.search, init]
  })

beforeEach(async () => {
  worker = fakeServiceWorker()
  vi.stubGlobal('mcBuild', { id: 'two', list: integrityOf(TWO) })
  for (const [path, body] of Object.entries(BODIES)) worker.network.set(path, served(body))
  worker.network.set(LIST, served(TWO, 'application/json'))
  vi.resetModules()
  await import('../../../sw/index')
})
