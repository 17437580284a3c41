import { setTimeout } from 'node:timers/promises'
import { seesGames } from '../support/games/real-games'
import { expect, test } from '../support/test'

const WATCH_MS = 20_000
const MAX_PER_MINUTE = 20

test(`R-11 a gateway that answers 503 to everything gets no more requests in ${WATCH_MS / 1_000} s than allowed in a minute`, async ({
  page,
  gateway,
}) => {
  test.setTimeout(WATCH_MS + 45_000)
  await page.goto('/m/home')
  await seesGames(page)
  await gateway.faults({ match: '/(wps|lgw)/', regex: true, fault: { kind: 'status', status: 503 } })
  await gateway.clearRequests()
  await page.reload()
  const asked = async () => {
    const { requests } = await gateway.requests()
    return requests.filter(({ path }) => /^\/(wps|lgw)\//.test(path))
  }
  await expect.poll(async () => (await asked()).length).toBeGreaterThan(0)
  // The number of requests over time can only be seen by waiting.
  await setTimeout(WATCH_MS)
  const all = await asked()
  expect(all.length).toBeLessThanOrEqual(MAX_PER_MINUTE)
  // It has not given up either.
  expect(all.length).toBeGreaterThan(1)
  await seesGames(page)
})

test('R-11 NET-11 Retry-After is respected', async ({ page, gateway }) => {
  const WAIT_S = 6
  await page.goto('/m/home')
  await seesGames(page)
  await gateway.faults({
    match: '/lgw/games/mobile',
    times: 1,
    fault: { kind: 'status', status: 503, retryAfter: WAIT_S },
  })
  await gateway.clearRequests()
  await page.reload()
  const asked = async () => (await gateway.requests('/lgw/games/mobile')).requests
  await expect.poll(async () => (await asked()).length, { timeout: 45_000 }).toBe(2)
  const [first, second] = await asked()
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(WAIT_S * 1_000 - 50)
})
