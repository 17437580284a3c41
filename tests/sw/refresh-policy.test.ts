import { beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '#domain/timing'
import { BODIES, CURRENT, DOCUMENT, LIST, fetched, open, served, worker } from './support/build-two'

const WHOLE = `${DOCUMENT}?whole`
const OLD = "script-src 'self' 'sha256-a+/1=' 'sha384-b'"
const NEW = `${OLD} https://pixel.example`
const CHECK = '/m/policy-check'

const sweep = () => worker.fire('message', { data: { type: 'sweep' } })
const policy = async () => (await open('/m/home'))?.headers.get('content-security-policy')
const answer =
  (csp: string, body: string | null = BODIES[DOCUMENT], status = 200, date = new Date().toUTCString()) =>
  (): Response =>
    new Response(body, { status, headers: { 'content-security-policy': csp, date } })
/** The host's headers, and its document with them. */
const serve = (csp: string, body?: string, status?: number): void => {
  worker.network.set(WHOLE, answer(csp, body, status))
  worker.network.set(DOCUMENT, answer(csp, body, status))
}
/** What was requested of the host since the installation. */
const requests = () => fetched().map(([path, init]) => `${init?.method ?? 'GET'} ${path}`)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('navigator', { locks: { query: () => Promise.resolve({}) } })
  serve(OLD)
  await worker.fire('install')
  worker.fetch.mockClear()
  vi.setSystemTime(Date.now() + DAY_MS)
})

test('DEP-03 a changed policy reaches an installed app, with the same document', async () => {
  serve(NEW)
  await sweep()
  expect(fetched()).toEqual([
    [WHOLE, { method: 'HEAD', cache: 'reload' }],
    [DOCUMENT, { cache: 'reload' }],
  ])
  expect(await policy()).toBe(NEW)
  const page = await open('/m/login')
  expect(await page?.text()).toBe(BODIES[DOCUMENT])
  expect(page?.headers.get('cache-control')).toBe('no-store')
})

test('DEP-03 the headers are requested once a day, also if nothing has changed', async () => {
  vi.setSystemTime(Date.now() - 1000)
  await sweep()
  expect(requests()).toEqual([]) // the document was installed on this day
  vi.setSystemTime(Date.now() + 1000)
  await sweep()
  await sweep()
  vi.setSystemTime(Date.now() + DAY_MS - 1000)
  await sweep()
  expect(requests()).toEqual([`HEAD ${WHOLE}`])
  vi.setSystemTime(Date.now() + 1000)
  await sweep()
  expect(requests()).toEqual([`HEAD ${WHOLE}`, `HEAD ${WHOLE}`])
  expect(await policy()).toBe(OLD)
})

test('DEP-03 a check in the future, before the clock was set back, does not delay the next one', async () => {
  vi.setSystemTime(Date.now() + 30 * DAY_MS)
  await sweep()
  vi.setSystemTime(Date.now() - 30 * DAY_MS)
  await sweep()
  expect(requests()).toEqual([`HEAD ${WHOLE}`, `HEAD ${WHOLE}`])
})

test('DEP-03 without a network the next start tries again', async () => {
  worker.network.clear()
  await sweep()
  expect(worker.caches.paths(CURRENT)).not.toContain(CHECK)
  serve(NEW)
  await sweep()
  expect(await policy()).toBe(NEW)
})

test.each([
  ['has another build', NEW, undefined, 404],
  ['sends no policy', '', undefined, 200],
  [
    "sends the policy of another build's document",
    "'sha256-other' 'sha384-b' https://pixel.example",
    undefined,
    200,
  ],
])('DEP-03 the document stays if the host %s', async (_what, csp, body, status) => {
  serve(csp, body, status)
  await sweep()
  expect(requests()).toEqual([`HEAD ${WHOLE}`])
  expect(await policy()).toBe(OLD)
  expect(worker.caches.paths(CURRENT)).toContain(CHECK)
})

test('R-08 DEP-03 a policy with other bytes is not installed, nor that of an error or of another place', async () => {
  serve(NEW, '<title>HTML for everything</title>')
  await sweep()
  expect(requests()).toEqual([`HEAD ${WHOLE}`, `GET ${DOCUMENT}`, `GET ${WHOLE}`])
  for (const second of [answer(NEW, '', 503), answer("'sha256-other'")]) {
    vi.setSystemTime(Date.now() + DAY_MS)
    serve(NEW)
    worker.network.set(DOCUMENT, second)
    await sweep()
  }
  expect(await policy()).toBe(OLD)
})

test('DEP-03 the saved home screen has the old policy and is deleted, but stays if nothing has changed', async () => {
  const snapshots = await worker.caches.open('mc-snapshot-two')
  await snapshots.put('/m/snapshot', new Response('saved'))
  await sweep()
  expect(worker.caches.paths('mc-snapshot-two')).toEqual(['/m/snapshot'])
  vi.setSystemTime(Date.now() + DAY_MS)
  serve(NEW)
  await sweep()
  expect(worker.caches.paths('mc-snapshot-two')).toEqual([])
})

test('DEP-03 a document without a policy or a date is checked, and gets none', async () => {
  worker.caches.stored.clear()
  worker.network.set(DOCUMENT, served(BODIES[DOCUMENT], 'text/html'))
  await worker.fire('install')
  worker.fetch.mockClear()
  serve(NEW)
  await sweep()
  expect(requests()).toEqual([`HEAD ${WHOLE}`])
  expect(await policy()).toBeNull()
})

test('DEP-03 no policy is checked without an installed document, and nothing is installed without a list', async () => {
  serve(NEW)
  const entries = worker.caches.stored.get(CURRENT)
  entries?.delete(`https://play.example${LIST}`)
  await sweep()
  expect(await policy()).toBe(OLD)
  worker.fetch.mockClear()
  worker.caches.stored.clear()
  await sweep()
  expect(requests()).not.toContain(`HEAD ${WHOLE}`)
})
