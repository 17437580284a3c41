import type { Page } from '@playwright/test'
import { expectGuest, logInAs, logOut } from '../support/accounts/account'
import type { TestGateway } from '../support/gateway/test-gateway'
import { expect, expectAccessible, LONG, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const ASKED = 'WPSCORE_getCustomerServiceScript'
const SCRIPT = '/service/'
const FAILED = 'The chat window couldn’t be loaded.'
const HOST = 'https://widget.example'

const here = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(title) })
const elsewhere = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(title) })
/** The entries' own pages are in a folder of the same name. */
const scripts = async (gateway: TestGateway) =>
  (await gateway.requests(SCRIPT)).requests.filter(({ path }) => path.endsWith('.js'))

test('CSV-05 R-15 LIVECHAT’s script loads after 500 ms, and ends at a logout', async ({ page, gateway }) => {
  await logInAs(page, 'dev', '/m/game')
  await expect(page.getByRole('tab').first()).toBeVisible()
  expect((await gateway.requests(ASKED)).requests).toEqual([])
  await gateway.faults({ match: '/service/live-chat.js', fault: { kind: 'held' } })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support' }).click()
  await expect(elsewhere(page, 'Live chat')).toBeVisible() // a link until its window is there
  await expect.poll(() => scripts(gateway)).toHaveLength(1)
  await gateway.faults()
  await here(page, 'Live chat').click()
  const [asked] = (await gateway.requests(ASKED)).requests
  const [script] = await scripts(gateway)
  expect((script?.at ?? 0) - (asked?.at ?? 0)).toBeGreaterThanOrEqual(490)
  const panel = page.getByRole('region', { name: 'LiveChat' })
  // The stand-in starts late, as real ones do: the first call is lost.
  await expect(panel.getByText('Hello, dev.')).toBeVisible()
  await expectAccessible(page)
  const other = await page.context().newPage()
  await logOut(other)
  await expectGuest(page)
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/chat/) // the page has not changed: only the logout closed it
  await here(page, 'Live chat').click()
  await expect(panel.getByText('Hello.')).toBeVisible()
})

test('CSV-01 CSV-05 AICAN’s entries are pages without an opener or a script', async ({ page, gateway }) => {
  await gateway.control({ serviceScript: { src: '/service/live-chat.js', csType: 'AICAN' } })
  await page.clock.install()
  await page.goto('/m/chat')
  await expect.poll(async () => (await gateway.requests(ASKED)).requests.length).toBe(1)
  const opened = page.waitForEvent('popup')
  await elsewhere(page, 'Harbour desk').click()
  const desk = await opened
  await expect(desk.getByRole('heading', { name: 'Harbour desk' })).toBeVisible()
  expect(await desk.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, ''])
  await expect(elsewhere(page, 'Live chat')).toBeVisible()
  await page.clock.runFor(1_000) // a script would load 0.5 s after the response
  expect(await scripts(gateway)).toEqual([])
})

test('CSV-05 DEP-03 a host that config.json names brings a script', async ({ page, context, gateway }) => {
  const stubScript = await (await fetch(`${gateway.origin}/service/live-chat.js`)).text()
  await context.route(`${HOST}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stubScript }),
  )
  await gateway.control({
    config: { scriptHosts: [HOST] },
    serviceScript: { src: `${HOST}/tracking.js`, csType: 'LIVECHAT' },
  })
  await page.goto('/m/chat')
  await here(page, 'Live chat').click()
  await expect(page.getByRole('region', { name: 'LiveChat' })).toBeVisible()
})

test('CSV-05 DEP-03 a script that nothing allows never runs', LONG, async ({ page, context, gateway }) => {
  const asked: string[] = []
  await context.route(/widget\.example/, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await gateway.control({ serviceScript: { src: `${HOST}/tracking.js`, csType: 'LIVECHAT' } })
  await page.goto('/m/chat')
  await expect(page.getByText(FAILED)).toBeVisible()
  await expect(elsewhere(page, 'Live chat')).toBeVisible()
  expect(asked).toEqual([])
  await expectAccessible(page)
  await gateway.control({ serviceScript: { src: '/service/live-chat.js', csType: 'LIVECHAT' } })
  await gateway.faults({ match: SCRIPT, times: 1, fault: { kind: 'status', status: 503 } })
  await page.goto('/m/chat')
  await expect(page.getByText(FAILED)).toBeVisible()
  await page.goto('/m/home')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support' }).click()
  await expect(here(page, 'Live chat')).toBeVisible()
})
