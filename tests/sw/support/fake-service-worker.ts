import { createHash } from 'node:crypto'
import { vi } from 'vitest'

/** An event as the browser sends it: the test waits for all that it started. */
class FakeEvent extends Event {
  readonly waits: Promise<unknown>[] = []
  answer: Response | Promise<Response> | undefined

  waitUntil(work: Promise<unknown>): void {
    this.waits.push(work)
  }

  respondWith(answer: Response | Promise<Response>): void {
    this.answer = answer
  }
}

/** As in a browser, a path is relative to the service worker; Node accepts only whole URLs. */
class FakeRequest extends Request {
  constructor(input: Request | string, init?: RequestInit) {
    super(typeof input === 'string' ? urlOf(input) : input, init)
  }
}

/** Cache Storage in memory. Names and keys keep their order. */
export class FakeCaches {
  readonly stored = new Map<string, Map<string, Response>>()
  /** Names of caches that accept nothing more. */
  readonly full = new Set<string>()

  readonly keys = (): Promise<string[]> => Promise.resolve([...this.stored.keys()])
  readonly has = (name: string): Promise<boolean> => Promise.resolve(this.stored.has(name))
  readonly delete = (name: string): Promise<boolean> => Promise.resolve(this.stored.delete(name))
  readonly match = (
    request: Request | string,
    options: { cacheName: string },
  ): Promise<Response | undefined> =>
    Promise.resolve(copyOf(this.stored.get(options.cacheName)?.get(urlOf(request))))

  readonly open = (name: string) => {
    const entries = this.stored.get(name) ?? new Map<string, Response>()
    this.stored.set(name, entries)
    return Promise.resolve({
      match: (request: Request | string) => Promise.resolve(entries.get(urlOf(request))?.clone()),
      delete: (request: Request | string) => Promise.resolve(entries.delete(urlOf(request))),
      put: (request: Request | string, response: Response) =>
        this.full.has(name)
          ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
          : Promise.resolve(entries.set(urlOf(request), response)).then(() => undefined),
    })
  }

  /** The paths in a cache. */
  paths(name: string): string[] {
    return [...(this.stored.get(name)?.keys() ?? [])].map((url) => url.replace('https://play.example', ''))
  }
}

/** As in a browser, a stored response keeps the URL that it came from. */
const copyOf = (response: Response | undefined): Response | undefined =>
  response && Object.defineProperty(response.clone(), 'url', { value: response.url })

const urlOf = (request: Request | string): string =>
  new URL(typeof request === 'string' ? request : request.url, 'https://play.example').href

export const integrityOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The digest of a file in a build's list. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest().toString('base64', 0, 12)

/** The browser around a service worker whose code the test imports after this call. */
export const fakeServiceWorker = () => {
  const listeners = new Map<string, (event: FakeEvent) => void>()
  const network = new Map<string, () => Response>()
  const worker = {
    caches: new FakeCaches(),
    /** Responses by URL or path; any other request fails. */
    network,
    registration: {
      scope: 'https://play.example/m/',
      installing: null as object | null,
      showNotification: vi.fn(() => Promise.resolve()),
      update: vi.fn(() => Promise.resolve()),
    },
    clients: {
      claim: vi.fn(() => Promise.resolve()),
      matchAll: vi.fn((): Promise<object[]> => Promise.resolve([])),
    },
    skipWaiting: vi.fn(() => Promise.resolve()),
    fetch: vi.fn((input: Request | string, _init?: RequestInit): Promise<Response> => {
      const answer = network.get(urlOf(input).replace('https://play.example', ''))
      return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'))
    }),
    /** Sends an event and waits for its work. @returns the response, if the service worker gives one */
    fire: async (type: string, fields: object = {}): Promise<Response | undefined> => {
      const event = Object.assign(new FakeEvent(type), fields)
      listeners.get(type)?.(event)
      const answer = await event.answer
      for (const work of event.waits) await work
      return answer
    },
  }
  vi.stubGlobal('addEventListener', (type: string, listener: (event: FakeEvent) => void) => {
    listeners.set(type, listener)
  })
  vi.stubGlobal('location', new URL('https://play.example/m/sw.js'))
  vi.stubGlobal('Request', FakeRequest)
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  for (const name of ['ExtendableEvent', 'FetchEvent']) vi.stubGlobal(name, FakeEvent)
  for (const name of ['caches', 'registration', 'clients', 'skipWaiting', 'fetch'] as const)
    vi.stubGlobal(name, worker[name])
  return worker
}
