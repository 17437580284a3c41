import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/design/axe'
import { expectGuest, logOut } from '../support/accounts/account'
import type { TestGateway } from '../support/gateway/test-gateway'
import { logInAs } from '../support/accounts/member-login'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const ASKED = 'WPSCORE_getCustomerServiceScript'
const SCRIPT = '/service/'
const FAILED = 'The chat window could not be loaded.'

const openDesk = async (page: Page): Promise<void> => {
  await page.goto('/m/chat')
  await expect(page.getByRole('heading', { name: 'Customer service' })).toBeVisible()
}
const here = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(title) })
const elsewhere = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(title) })
const paths = async (gateway: TestGateway, part: string) => (await gateway.requests(part)).requests
/** The entries' own pages are in a folder of the same name. */
const scripts = async (gateway: TestGateway) =>
  (await paths(gateway, SCRIPT)).filter(({ path }) => path.endsWith('.js'))

/** Records calls to the window's API, ms after it was opened. */
const recordCalls = (page: Page) =>
  page.evaluate(() => {
    const widget: unknown = Reflect.get(window, 'LiveChatWidget')
    if (typeof widget !== 'object' || widget === null) throw new Error('There is no widget')
    const visitors: { name: string; at: number }[] = []
    const call: unknown = Reflect.get(widget, 'call')
    Reflect.set(window, 'told', visitors)
    Reflect.set(widget, 'call', (name: string, ...rest: unknown[]) => {
      visitors.push({ name, at: performance.now() })
      if (typeof call === 'function') Reflect.apply(call, widget, [name, ...rest])
    })
  })

const visitors = (page: Page, name: string): Promise<readonly number[]> =>
  page.evaluate((wanted) => {
    const all: unknown = Reflect.get(window, 'told')
    return Array.isArray(all)
      ? all.flatMap((each: { name: string; at: number }) => (each.name === wanted ? [each.at] : []))
      : []
  }, name)

test('CSV-05 the script loads 500 ms after customer service is opened, and not before', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/game')
  await expect(page.getByRole('tab').first()).toBeVisible()
  expect(await paths(gateway, ASKED)).toEqual([])
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chat' }).click()
  await expect(elsewhere(page, 'Live chat')).toBeVisible() // a link until its window is there
  await expect(here(page, 'Live chat')).toBeVisible()
  const [asked] = await paths(gateway, ASKED)
  const [script] = await scripts(gateway)
  expect((script?.at ?? 0) - (asked?.at ?? 0)).toBeGreaterThanOrEqual(490)
  await expectAccessible(page)
})

test('CSV-05 LIVECHAT opens on the page, and gets the player’s name again after 1 s and 3 s', async ({
  page,
}) => {
  await logInAs(page, 'dev', '/m/chat')
  await expect(here(page, 'Live chat')).toBeVisible()
  await recordCalls(page)
  await here(page, 'Live chat').click()
  const panel = page.getByRole('region', { name: 'LiveChat' })
  await expect(panel).toBeVisible()
  // The stand-in starts late, as real ones do: the first call is lost.
  await expect(panel.getByText('Hello, dev.')).toBeVisible()
  await expect.poll(async () => (await visitors(page, 'set_customer_name')).length).toBe(3)
  const [opened = 0] = await visitors(page, 'maximize')
  const [, second = 0, third = 0] = await visitors(page, 'set_customer_name')
  expect(second - opened).toBeGreaterThanOrEqual(990)
  expect(second).toBeLessThan(third) // relative order only, because a busy machine is slow
  expect(third - opened).toBeGreaterThanOrEqual(2_990)
  await page.getByRole('button', { name: 'Minimise the chat' }).click()
  await expect(panel).toHaveCount(0)
})

test('CSV-05 a guest’s window gets no name, and another page stops the calls', async ({ page }) => {
  await openDesk(page)
  await expect(here(page, 'Live chat')).toBeVisible()
  await recordCalls(page)
  await here(page, 'Live chat').click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Games' }).click()
  await expect(page.getByRole('tab').first()).toBeVisible()
  await expect
    .poll(() => page.evaluate((since) => performance.now() - since, 0), { timeout: 10_000 })
    .toBeGreaterThan(((await visitors(page, 'maximize'))[0] ?? 0) + 3_200)
  expect(await visitors(page, 'set_customer_name')).toEqual([])
  expect(await visitors(page, 'set_session_variables')).toHaveLength(1)
})

test('R-15 CSV-05 the window closes with the logout, and no later visitor gets the name', async ({
  page,
}) => {
  await logInAs(page, 'dev', '/m/chat')
  await here(page, 'Live chat').click()
  const panel = page.getByRole('region', { name: 'LiveChat' })
  await expect(panel.getByText('Hello, dev.')).toBeVisible()
  await recordCalls(page)
  const other = await page.context().newPage()
  await logOut(other)
  await expectGuest(page)
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/chat/) // the page has not changed: only the logout closed it
  await expect.poll(async () => (await visitors(page, 'hide')).length).toBe(3)
  await here(page, 'Live chat').click()
  await expect(panel.getByText('Hello.')).toBeVisible()
})

for (const [kind, src, name] of [
  ['LIVECHAT', '/service/live-chat.js', 'LiveChat'],
  ['COMM100', '/service/comm100.js', 'Comm100'],
] as const) {
  test(`R-15 CSV-05 ${kind} is open on another page, and a logout there closes it`, async ({
    page,
    gateway,
  }) => {
    await gateway.control({ serviceScript: { src, csType: kind } })
    await logInAs(page, 'dev', '/m/chat')
    await here(page, kind === 'LIVECHAT' ? 'Live chat' : 'Chat with us').click()
    const panel = page.getByRole('region', { name })
    await expect(panel.getByText('Hello, dev.')).toBeVisible()
    await page.getByRole('link', { name: 'Your account, dev' }).click()
    await page.getByRole('button', { name: 'Log out' }).press('Enter') // the window may cover it
    await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).press('Enter')
    await expectGuest(page)
    await expect(panel).toHaveCount(0)
  })
}

for (const csType of ['COMM100', 'COMM100VIP'] as const) {
  test(`CSV-05 CSV-02 ${csType} opens on the page, by an entry of its kind or one of its own`, async ({
    page,
    gateway,
  }) => {
    await gateway.control({ serviceScript: { src: '/service/comm100.js', csType } })
    await logInAs(page, 'ann', '/m/chat')
    // The VIP’s only entry is of the kind COMM100VIP.
    await here(page, csType === 'COMM100VIP' ? 'Silver lounge' : 'Chat with us').click()
    const panel = page.getByRole('region', { name: 'Comm100' })
    await expect(panel.getByText('Hello, ann.')).toBeVisible()
    await expect(elsewhere(page, 'Silver lounge')).toHaveCount(csType === 'COMM100VIP' ? 0 : 1)
  })
}

for (const csType of ['AICAN', 'MIDUOKE', 'SOMEBODY']) {
  test(`CSV-01 CSV-05 ${csType} has no window of its own: entries are pages, and no script runs`, async ({
    page,
    gateway,
  }) => {
    await gateway.control({ serviceScript: { src: '/service/live-chat.js', csType } })
    await openDesk(page)
    await expect.poll(async () => (await paths(gateway, ASKED)).length).toBe(1)
    const opened = page.waitForEvent('popup')
    await elsewhere(page, 'Harbour desk').click()
    const desk = await opened
    await expect(desk.getByRole('heading', { name: 'Harbour desk' })).toBeVisible()
    expect(await desk.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, ''])
    await expect(elsewhere(page, 'Live chat')).toBeVisible()
    expect(await scripts(gateway)).toEqual([])
  })
}

const HOST = 'https://widget.example'

test('CSV-05 DEP-03 a host that config.json names may bring the script, past the policy', async ({
  page,
  context,
  gateway,
}) => {
  const stubScript = await (await fetch(`${gateway.origin}/service/live-chat.js`)).text()
  await context.route(`${HOST}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stubScript }),
  )
  await gateway.control({
    config: { scriptHosts: [HOST] },
    serviceScript: { src: `${HOST}/tracking.js`, csType: 'LIVECHAT' },
  })
  await openDesk(page)
  await here(page, 'Live chat').click()
  await expect(page.getByRole('region', { name: 'LiveChat' })).toBeVisible()
})

for (const src of [`${HOST}/tracking.js`, 'http://widget.example/a.js', 'javascript:alert(1)', '/wps/x.js']) {
  test(`CSV-05 DEP-03 a script at ${src}, which nothing allows, never runs: the links stay`, async ({
    page,
    context,
    gateway,
  }) => {
    const asked: string[] = []
    await context.route(/widget\.example/, (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    await gateway.control({ serviceScript: { src, csType: 'LIVECHAT' } })
    await openDesk(page)
    await expect(page.getByText(FAILED)).toBeVisible()
    await expect(elsewhere(page, 'Live chat')).toBeVisible()
    expect(asked).toEqual([])
    await expectAccessible(page)
  })
}

test('CSV-05 a script that fails to load shows an error, and the next visit tries again', async ({
  page,
  gateway,
}) => {
  await gateway.faults({ match: SCRIPT, times: 1, fault: { kind: 'status', status: 503 } })
  await openDesk(page)
  await expect(page.getByText(FAILED)).toBeVisible()
  await page.goto('/m/home')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chat' }).click()
  await expect(here(page, 'Live chat')).toBeVisible()
})

test('CSV-05 a wrong script shows an error once its window should have opened', async ({ page, gateway }) => {
  test.setTimeout(90_000)
  await gateway.control({ serviceScript: { src: '/service/comm100.js', csType: 'LIVECHAT' } })
  await openDesk(page)
  await expect(page.getByText(FAILED)).toBeVisible({ timeout: 60_000 })
  await expect(elsewhere(page, 'Live chat')).toBeVisible()
})
