import { beforeEach, expect, test, vi } from 'vitest'

const expiration = vi.hoisted(() => ({
  expireEntries: vi.fn(() => Promise.resolve()),
  updateTimestamp: vi.fn((_url: string) => Promise.resolve()),
  delete: vi.fn(() => Promise.resolve()),
}))
const quota = vi.hoisted(() => ({ run: [] as (() => Promise<void>)[] }))
vi.mock('workbox-expiration/CacheExpiration', () => ({
  CacheExpiration: vi.fn(function () {
    // Not the mocks themselves: Vitest handles the rejections of their promises.
    return {
      expireEntries: async () => {
        await expiration.expireEntries()
      },
      updateTimestamp: async (url: string) => {
        await expiration.updateTimestamp(url)
      },
      delete: expiration.delete,
    }
  }),
}))
vi.mock('workbox-core/registerQuotaErrorCallback', () => ({
  registerQuotaErrorCallback: (run: () => Promise<void>) => quota.run.push(run),
}))
const { CacheExpiration } = await import('workbox-expiration/CacheExpiration')
const { expirationPlugin } = await import('../../sw/expiration-plugin')

const DAY_MS = 86_400_000
const URL = 'https://cdn.example/a.png'
const answerOf = (ageMs: number | null) =>
  new Response('', { headers: ageMs === null ? {} : { date: new Date(Date.now() - ageMs).toUTCString() } })

const LIMITS = { maxEntries: 5, maxAgeSeconds: 30 * 86_400 }

const read = (
  cachedResponse: Response | undefined,
  waitUntil: (promise: Promise<unknown>) => void = vi.fn(),
) => {
  const event = Object.assign(new Event('fetch'), { waitUntil })
  return expirationPlugin('mc-images', LIMITS).cachedResponseWillBeUsed?.({
    cacheName: 'mc-images',
    request: new Request(URL),
    event,
    ...(cachedResponse && { cachedResponse }),
  })
}

beforeEach(() => {
  vi.clearAllMocks()
  quota.run.length = 0
})

test('OFF-07 records each use, and does not use entries that are expired by their date', async () => {
  const young = answerOf(DAY_MS)
  expect(await read(young)).toBe(young)
  expect(expiration.updateTimestamp).toHaveBeenCalledWith(URL)
  expect(expiration.expireEntries).toHaveBeenCalledTimes(1)
  const undated = answerOf(null)
  expect(await read(undated)).toBe(undated)
  expect(await read(answerOf(31 * DAY_MS))).toBeNull()
  expect(await read(undefined)).toBeNull()
  expect(expiration.updateTimestamp).toHaveBeenCalledTimes(3)
})

test('OFF-07 records each new entry before it removes those beyond the limits', async () => {
  const calls: string[] = []
  expiration.updateTimestamp.mockImplementationOnce(async (url) => {
    await Promise.resolve()
    calls.push(url)
  })
  expiration.expireEntries.mockImplementationOnce(() => Promise.resolve(void calls.push('removal')))
  await expirationPlugin('mc-images', LIMITS).cacheDidUpdate?.({
    cacheName: 'mc-images',
    request: new Request(URL),
    newResponse: answerOf(0),
    event: Object.assign(new Event('fetch'), { waitUntil: vi.fn() }),
  })
  expect(calls).toEqual([URL, 'removal'])
  expect(CacheExpiration).toHaveBeenCalledWith('mc-images', expect.objectContaining(LIMITS))
})

test('R-07 removals run one after another, and go on with a new connection after an error of the database', async () => {
  const plugin = expirationPlugin('mc-images', LIMITS)
  const store = () =>
    plugin.cacheDidUpdate?.({
      cacheName: 'mc-images',
      request: new Request(URL),
      newResponse: answerOf(0),
      event: Object.assign(new Event('fetch'), { waitUntil: vi.fn() }),
    })
  let end = (): void => undefined
  expiration.expireEntries.mockReturnValueOnce(new Promise((resolve) => (end = resolve)))
  expiration.expireEntries.mockRejectedValueOnce(new Error('no database'))
  const first = store()
  await store()
  await store()
  expect(expiration.expireEntries).toHaveBeenCalledTimes(1)
  end()
  await first
  expect(expiration.expireEntries).toHaveBeenCalledTimes(2)
  expect(CacheExpiration).toHaveBeenCalledTimes(2)
  expiration.updateTimestamp.mockRejectedValueOnce(new Error('no database'))
  await store()
  expect(expiration.expireEntries).toHaveBeenCalledTimes(3)
  expect(CacheExpiration).toHaveBeenCalledTimes(3)
})

test('R-07 serves entries whose use it cannot record, also after the event is over', async () => {
  const rejections: unknown[] = []
  const onRejection = (reason: unknown): void => void rejections.push(reason)
  process.on('unhandledRejection', onRejection)
  expiration.expireEntries.mockRejectedValueOnce(new Error('no database'))
  expiration.updateTimestamp.mockRejectedValueOnce(new Error('no database'))
  const isOver = vi.fn(() => {
    throw new DOMException('over', 'InvalidStateError')
  })
  const response = answerOf(DAY_MS)
  expect(await read(response, isOver)).toBe(response)
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', onRejection)
  expect(isOver).toHaveBeenCalledTimes(1)
  expect(rejections).toEqual([])
})

test('R-07 deletes the whole cache when the quota is exceeded', async () => {
  const deleted: string[] = []
  vi.stubGlobal('caches', { delete: (name: string) => Promise.resolve(deleted.push(name)) })
  expirationPlugin('mc-images', { maxEntries: 5 })
  for (const run of quota.run) await run()
  expect(deleted).toEqual(['mc-images'])
  expect(expiration.delete).toHaveBeenCalledTimes(1)
})
