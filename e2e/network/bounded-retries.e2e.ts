import { setTimeout } from 'node:timers/promises'
import { expect, LONG, seesGames, test } from '../support/test'

const WATCH_MS = 60_000
const MAX_PER_MINUTE = 20

test('R-11 a gateway of 503s gets at most 20 requests a minute', LONG, async ({ page, gateway }) => {
  test.setTimeout(WATCH_MS + 60_000)
  await page.goto('/m/home')
  await seesGames(page)
  await gateway.faults({ match: '/(wps|lgw)/', regex: true, fault: { kind: 'status', status: 503 } })
  await gateway.clearRequests()
  await page.reload()
  const countRequests = async (): Promise<number> => {
    const { requests } = await gateway.requests()
    return requests.filter(({ path }) => /^\/(wps|lgw)\//u.test(path)).length
  }
  await expect.poll(countRequests).toBeGreaterThan(0)
  // The number of requests over time can only be seen by waiting.
  await setTimeout(WATCH_MS)
  const count = await countRequests()
  expect(count).toBeLessThanOrEqual(MAX_PER_MINUTE)
  // It has not given up either.
  expect(count).toBeGreaterThan(1)
  await seesGames(page)
})
