import type { Page } from '@playwright/test'
import { seesGames } from '../support/games/real-games'
import type { FaultRule } from '../support/gateway/control-command'
import type { TestGateway } from '../support/gateway/test-gateway'
import { openInstalled } from '../support/updates/service-worker'
import { expect, test } from '../support/test'

const API = ['/wps/', '/lgw/']
const everyCall = (fault: FaultRule['fault']): FaultRule[] => API.map((match) => ({ match, fault }))

const FAULTS: Record<string, FaultRule['fault']> = {
  'HTTP 500': { kind: 'status', status: 500 },
  'HTML in place of JSON': { kind: 'html' },
  'a cut body': { kind: 'truncatedJson' },
}

/** A page in place of status is reported in a notice (LINE-04). */
const readNotice = async (page: Page, fault: FaultRule['fault']): Promise<void> => {
  if (fault.kind !== 'html') return
  const notice = page.getByRole('dialog', { name: 'Something went wrong' })
  await expect(notice).toContainText('Error')
  await notice.getByRole('button', { name: 'OK' }).click()
  await expect(notice).toBeHidden()
}

const lobby = (page: Page) => page.getByRole('heading', { name: 'Popular' })

const recover = async (page: Page, gateway: TestGateway): Promise<void> => {
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await gateway.faults()
  // The app's own next retry may come first, and remove the button.
  await retry.click({ timeout: 2_000 }).catch(() => undefined)
  await expect(lobby(page)).toBeVisible()
}

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`OFF-02 NET-04 a first visit to a gateway that gives ${name} shows an error with retry, never a blank page`, async ({
    page,
    gateway,
  }) => {
    await gateway.faults(...everyCall(fault))
    await page.goto('/m/home')
    await readNotice(page, fault)
    await expect(page.getByText('The games did not load')).toBeVisible({ timeout: 20_000 })
    await recover(page, gateway)
  })

  test(`R-02 OFF-03 a later visit to a gateway that gives ${name} keeps the lobby and shows its age`, async ({
    page,
    gateway,
  }) => {
    await openInstalled(page)
    await expect(lobby(page)).toBeVisible()
    await gateway.faults(...everyCall(fault))
    await page.reload()
    await readNotice(page, fault)
    await expect(lobby(page)).toBeVisible()
    await expect(page.getByText(/games from/)).toBeVisible()
    await gateway.faults()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText(/games from/)).toBeHidden()
  })
}

test('OFF-02 a first visit that failed has one retry button, not two', async ({ page, gateway }) => {
  await gateway.faults(...everyCall({ kind: 'status', status: 500 }))
  await page.goto('/m/home')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 })
  const strip = page.getByRole('complementary')
  await expect(strip).toContainText('Connection trouble')
  await expect(strip.getByRole('button')).toHaveCount(0)
  // On other pages nothing else offers a retry.
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(strip.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('OFF-02 a merchant without games says so, and does not blame the connection', async ({
  page,
  gateway,
}) => {
  await gateway.control({ games: 'remove all' })
  await page.goto('/m/home')
  await expect(page.getByText('No games here yet')).toBeVisible()
  await expect(page.getByText('The games did not load')).toBeHidden()
})

test('R-02 an empty list of games where there were games loses nothing', async ({
  page,
  gateway,
  consoleWatch,
}) => {
  consoleWatch.allow(/404.*covers/) // the games are gone, and their images with them
  await openInstalled(page)
  await expect(lobby(page)).toBeVisible()
  await gateway.control({ games: 'remove all' })
  await page.reload()
  await seesGames(page)
  await expect
    .poll(async () => (await gateway.requests('/lgw/games/mobile')).requests.length)
    .toBeGreaterThan(1)
  await seesGames(page)
})

test('OFF-06 a browser without a database plays from memory, with a notice that can be closed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  })
  await page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch()
    const body = `Object.defineProperty(self, 'indexedDB', { value: undefined });\n${await response.text()}`
    await route.fulfill({ response, body })
  })
  await page.goto('/m/home')
  await expect(lobby(page)).toBeVisible({ timeout: 20_000 })
  const note = page.getByText('This browser keeps nothing for next time.')
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(note).toBeHidden()
})

test('OFF-06 R-05 a page that cannot open its database is served by the worker', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'UnknownError')
    }
  })
  await page.goto('/m/home')
  await expect(lobby(page)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('This browser keeps nothing for next time.')).toBeVisible()
})

test('R-05 a database deleted in use recovers without a reload', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/wants to delete database/)
  await page.goto('/m/home')
  await expect(lobby(page)).toBeVisible()
  const state = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.deleteDatabase('mc-copies')
        request.onsuccess = () => resolve('deleted')
        request.onerror = () => resolve('error')
      }),
  )
  expect(state).toBe('deleted')
  await expect(lobby(page)).toBeVisible()
  const rows = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const open = indexedDB.open('mc-copies')
          open.onsuccess = () => {
            const db = open.result
            if (!db.objectStoreNames.contains('games')) {
              db.close()
              resolve(0)
              return
            }
            const count = db.transaction('games').objectStore('games').count()
            count.onsuccess = () => {
              db.close()
              resolve(count.result)
            }
          }
          open.onerror = () => resolve(-1)
        }),
    )
  await expect.poll(rows).toBeGreaterThan(100)
  // Later writes of the worker reach the screen again.
  await page.getByRole('tab', { name: 'Live' }).click()
  await seesGames(page)
})

test('R-10 a worker that dies is replaced, and the lobby goes on', async ({ page }) => {
  await page.goto('/m/home')
  await expect(lobby(page)).toBeVisible()
  const [worker] = page.workers()
  await worker
    ?.evaluate(() => {
      setTimeout(() => {
        throw new Error('killed by a test')
      })
    })
    .catch(() => undefined)
  await expect.poll(() => page.workers().length).toBeGreaterThan(0)
  await expect.poll(() => page.workers().some((candidate) => candidate !== worker)).toBe(true)
  await page
    .getByRole('link', { name: /Try free/ })
    .first()
    .click()
  await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible()
})

test('R-10 a gateway that takes the request and never responds leaves a next step', async ({
  page,
  gateway,
}) => {
  await gateway.faults({ match: 'GCS_gameTrialLaunch', fault: { kind: 'delay', ms: 60_000 } })
  await page.goto('/m/home')
  await page
    .getByRole('link', { name: /Try free/ })
    .first()
    .click()
  await expect(page.getByText('The game did not answer within 10 seconds.')).toBeVisible({ timeout: 15_000 })
  await gateway.faults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible()
})

test('DEP-03 the enforced policy holds: no violation on the way through the app', async ({
  page,
  consoleWatch,
}) => {
  const response = await page.goto('/m/home')
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
  await expect(lobby(page)).toBeVisible()
  consoleWatch.allow(/requires 'TrustedHTML' assignment/) // the one that is provoked below
  const refusal = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>x</b>'
      return 'taken'
    } catch (error) {
      return error instanceof TypeError ? 'refused' : 'other'
    }
  })
  expect(refusal).toBe('refused')
})

test('NET-01 the first calls run in parallel without a merchant, the later ones carry it', async ({
  page,
  gateway,
}) => {
  await gateway.clearRequests()
  await page.goto('/m/home')
  await expect(lobby(page)).toBeVisible()
  const first = (await gateway.requests('/lgw/games/mobile')).requests[0]
  expect(first?.headers['merchant']).toBeUndefined()
  expect(first?.headers['language']).toBe('EN')
  await gateway.clearRequests()
  await page.reload()
  await expect
    .poll(async () => (await gateway.requests('/lgw/games/mobile')).requests[0]?.headers['merchant'])
    .toBe('harbour')
})
