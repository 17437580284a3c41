import { expect, test, vi } from 'vitest'
import { syncKey } from '#domain/tables/resources'
import { HOUR_MS } from '#domain/timing'
import { ReporterRig } from '../support/reporter-rig'

/** A page on a device that has games of an earlier visit. */
const openWithGames = async () => {
  const rig = new ReporterRig()
  const key = syncKey('games', { merchant: 'harbour', language: 'EN' })
  const puts = [{ key, checkedAt: Date.now() - HOUR_MS }]
  await rig.store.write([{ table: 'freshness', puts, deletes: [] }])
  const page = rig.open()
  page.record({ isOpen: true })
  return { rig, page }
}

/** Hides the page an hour later and returns how many offline opens were reported in all. */
const offlineOpens = async ({ rig, page }: Awaited<ReturnType<typeof openWithGames>>): Promise<number> => {
  vi.setSystemTime(Date.now() + HOUR_MS)
  await page.hide({ errors: ['uncaught'] })
  return rig
    .posts()
    .flat()
    .reduce((sum, { counts }) => sum + (counts['app.opens.offline'] ?? 0), 0)
}

test('MET-03 a page that is hidden before a slow response is not an offline one', async () => {
  const visit = await openWithGames()
  await vi.advanceTimersByTimeAsync(3_000)
  await visit.page.hide()
  await vi.advanceTimersByTimeAsync(3_000)
  visit.page.events.report('request-ended')(null)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await offlineOpens(visit)).toBe(0)
})

test('MET-03 a page without any response in 10 s is an offline one, also if it was hidden before', async () => {
  const visit = await openWithGames()
  await visit.page.hide()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await offlineOpens(visit)).toBe(1)
})

test.each([
  ['a failed request', { request: true }],
  ['the connection’s state', { request: false }],
])('MET-03 with a sign of no network a page is an offline one at once: %s', async (_sign, { request }) => {
  const visit = await openWithGames()
  const { page, rig } = visit
  if (request) page.events.report('request-ended')({ kind: 'network', secure: true })
  else {
    const puts = [{ id: 'gateway', state: 'offline', since: Date.now() } as const]
    await rig.store.write([{ table: 'connection', puts, deletes: [] }])
  }
  await page.hide()
  expect(rig.posts()[0]?.[0]?.counts).toEqual({ 'app.opens': 1, 'app.opens.offline': 1 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await offlineOpens(visit)).toBe(1)
})
