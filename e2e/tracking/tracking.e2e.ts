import type { BrowserContext, Page } from '@playwright/test'
import { TRACK_EVENTS_ENDPOINT } from '#domain/contract/command-endpoints'
import { PIXELS } from '#domain/tracking/pixel-hosts'
import { expectMember, logIn, logOut } from '../support/accounts/account'
import { begunPixels, passIdle, PIXEL_HOSTS, PIXEL_IDS, standIn } from '../support/tracking/pixels'
import { registerByName } from '../support/accounts/registration'
import { readOutbox } from '../support/storage/tables'
import { expect, test, WITHOUT_SHELL } from '../support/test'
import {
  eventNames,
  eventsOf,
  expectStored,
  LONG_TIMEOUT,
  readStoredValue,
} from '../support/tracking/tracking'

test.use(WITHOUT_SHELL)

const adCookies = async (context: BrowserContext) =>
  (await context.cookies())
    .filter(({ name }) => name.startsWith('_fb'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))

const atProvider = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/pay\//)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('link', { name: 'Back to Lucky Harbour' }).click()
}

const deposit = async (page: Page, amount: string): Promise<void> => {
  await page.goto('/m/voucherCenter')
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await atProvider(page)
  await expect(page.getByText('It went through.')).toBeVisible({ timeout: 40_000 })
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('It went through.')).toHaveCount(0)
}

test('TRK-01 the attribution of a campaign is saved though the URL moves on, and sent with a registration and its event', async ({
  page,
  context,
  gateway,
}) => {
  await page.goto(
    '/m/home?adid=a-1&gpsAdid=g-1&afOaid=%3Cscript%3E&idfa=00000000-0000-0000-0000-000000000000&other=x&fbclid=click-1&gclid=a%20b',
  )
  await page.getByRole('link', { name: 'Register' }).first().click()
  await expect(page).not.toHaveURL(/adid/)
  await expectStored(page, 'attribution', { gpsAdid: 'g-1', adid: 'a-1' })
  await expectStored(page, 'clickIds', { fbclid: 'click-1' })
  const [fbc, fbp] = await adCookies(context)
  expect(fbc?.value).toMatch(/^fb\.1\.\d{13}\.click-1$/)
  expect(fbp?.value).toMatch(/^fb\.1\.\d{13}\.\d+$/)
  for (const cookie of [fbc, fbp]) {
    expect(cookie?.sameSite).toBe('Lax')
    expect((cookie?.expires ?? 0) * 1_000 - Date.now()).toBeGreaterThan(89 * 86_400_000)
    expect((cookie?.expires ?? 0) * 1_000 - Date.now()).toBeLessThan(91 * 86_400_000)
  }

  await page.goto('/m/register')
  await registerByName(page, 'nia.okoro')
  const came = { attribution: { gpsAdid: 'g-1', adid: 'a-1' }, clickIds: { fbclid: 'click-1' } }
  expect((await gateway.registrations())[0]).toMatchObject({ pixelTrack: came })
  await expect.poll(() => eventNames(gateway), LONG_TIMEOUT).toEqual(['nia.okoro registration'])
  expect((await eventsOf(gateway))[0]).toMatchObject(came)
})

test('TRK-01 the first attribution stays, of clicks the last counts', async ({ page, context }) => {
  await page.goto('/m/home?adid=first&fbclid=one')
  await expectStored(page, 'clickIds', { fbclid: 'one' })
  const before = await adCookies(context)
  await page.goto('/m/home?adid=second&idfv=new&fbclid=one&ttclid=t')
  await expectStored(page, 'clickIds', { fbclid: 'one', ttclid: 't' })
  await expectStored(page, 'attribution', { adid: 'first', idfv: 'new' })
  const values = (cookies: readonly { readonly value: string }[]) => cookies.map(({ value }) => value)
  expect(values(await adCookies(context))).toEqual(values(before))
  await page.goto('/m/home?fbclid=two')
  await expectStored(page, 'clickIds', { fbclid: 'two', ttclid: 't' })
  await expect.poll(async () => (await adCookies(context))[0]?.value, LONG_TIMEOUT).toMatch(/\.two$/)
  expect((await adCookies(context))[1]?.value).toBe(before[1]?.value)

  // A deleted cookie is not created again from the saved click.
  await context.clearCookies()
  await page.goto('/m/home?idfa=late')
  await expectStored(page, 'attribution', { adid: 'first', idfv: 'new', idfa: 'late' })
  expect(await adCookies(context)).toEqual([])
})

test.describe('in the native app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36 App/Ver 2.4.39' })

  test('TRK-01 the bridge counts before the URL, and one that fails counts as none', async ({ page }) => {
    await page.addInitScript(() => {
      const attribution = () =>
        Promise.resolve({ adid: 'bridge', appsflyerId: 17, afAppId: { toString: null } })
      Object.assign(window, { NativeBridge: { attribution } })
    })
    await page.goto('/m/home?adid=address&idfv=v')
    await expectStored(page, 'attribution', { adid: 'bridge', appsflyerId: '17', idfv: 'v' })
    await page.evaluate(() => localStorage.removeItem('attribution'))
    await page.addInitScript(() => {
      Object.assign(window, { NativeBridge: { attribution: () => Promise.reject(new Error('Failure')) } })
    })
    await page.goto('/m/home?adid=address')
    await expectStored(page, 'attribution', { adid: 'address' })
  })
})

for (const [signal, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const)
  test(`TRK-03 ${signal} is honoured: no attribution is saved, set, loaded or sent`, async ({
    page,
    context,
    gateway,
  }) => {
    test.setTimeout(120_000)
    await gateway.control({
      settings: { pixels: PIXEL_IDS, honourDoNotTrack: true },
      config: { scriptHosts: PIXEL_HOSTS },
    })
    const asked = await standIn(context, gateway)
    await page.addInitScript(
      ([name, says]) => Object.defineProperty(navigator, name, { value: says, configurable: true }),
      [property, value] as const,
    )
    await page.goto('/m/register?adid=a-1&fbclid=click-1&r=F7')
    await registerByName(page, 'nia.okoro')
    await expect.poll(() => eventNames(gateway), LONG_TIMEOUT).toEqual(['nia.okoro registration'])
    const [event] = await eventsOf(gateway)
    expect(Object.keys(event ?? {}).sort()).toEqual(['at', 'customerId', 'customerName', 'eventID', 'name'])
    expect((await gateway.registrations())[0]).toMatchObject({
      referralCode: 'F7',
      pixelTrack: { attribution: {}, clickIds: {} },
    })
    expect([await readStoredValue(page, 'attribution'), await readStoredValue(page, 'clickIds')]).toEqual([
      null,
      null,
    ])
    expect(await adCookies(context)).toEqual([])
    // Pixels would have started with the sending, at the next idle moment.
    await passIdle(page)
    expect(await begunPixels(page)).toEqual([])
    expect(asked).toEqual([])

    // A merchant who does not honour it gets the event.
    await gateway.control({ settings: { honourDoNotTrack: false } })
    await page.goto('/m/home?adid=a-2')
    await expect(async () => {
      await page.reload()
      await expect.poll(() => readStoredValue(page, 'attribution'), LONG_TIMEOUT).toEqual({ adid: 'a-2' })
    }).toPass({ timeout: 60_000 })
    await expect.poll(() => begunPixels(page), LONG_TIMEOUT).toEqual([...PIXELS])
  })

test('TRK-02 a login is reported once, across a reload, another tab and an unreachable gateway', async ({
  page,
  context,
  gateway,
}) => {
  await gateway.faults({ match: TRACK_EVENTS_ENDPOINT, fault: { kind: 'noAnswer' } })
  await logIn(page, 'ann')
  await expect.poll(() => readOutbox(page), LONG_TIMEOUT).toHaveLength(1)
  expect(JSON.stringify(await readOutbox(page))).not.toContain('"ann"')
  await page.reload()
  await expectMember(page, 'ann')
  const other = await context.newPage()
  await other.goto('/m/home')
  await gateway.faults()
  await expect.poll(() => readOutbox(page), { timeout: 60_000 }).toEqual([])
  // The other tab logged in by the remembered login: a session of its own.
  await expect.poll(() => eventNames(gateway), LONG_TIMEOUT).toEqual(['ann login', 'ann login'])
  const events = await eventsOf(gateway)
  expect(new Set(events.map(({ eventID }) => eventID)).size).toBe(2)
  expect(events.every((event) => !('amount' in event))).toBe(true)
})

test('TRK-02 an event recorded by a page that died at once is sent on the next visit', async ({
  page,
  context,
  gateway,
}) => {
  await page.goto('/m/register')
  await registerByName(page, 'nia.okoro')
  await page.close()
  const next = await context.newPage()
  await next.goto('/m/home')
  await expectMember(next, 'nia.okoro')
  await expect.poll(() => eventNames(gateway), LONG_TIMEOUT).toContain('nia.okoro registration')
  expect((await eventNames(gateway)).filter((name) => name.endsWith('registration'))).toHaveLength(1)
})

test('TRK-02 a first deposit is reported once a member, and every deposit once', async ({
  page,
  context,
  gateway,
}) => {
  test.setTimeout(180_000)
  await gateway.control({ members: [{ username: 'dev', deposits: 0 }] })
  await logIn(page, 'dev')
  const other = await context.newPage()
  await other.goto('/m/home')
  await expectMember(other, 'dev')
  await deposit(page, '500')
  await expect.poll(() => eventNames(gateway), LONG_TIMEOUT).toContain('dev deposit')
  await expect.poll(() => eventNames(gateway), { timeout: 30_000 }).toContain('dev first_deposit')
  const first = (await eventsOf(gateway)).find(({ name }) => name === 'first_deposit')
  expect(first).toMatchObject({ amount: 500, value: 500, revenue: 500, currency: 'PHP' })

  await page.reload()
  await deposit(page, '120')
  await logOut(page)
  await logIn(page, 'ann')
  await deposit(page, '100')
  const deposits = async () => (await eventNames(gateway)).filter((name) => name.endsWith('deposit')).sort()
  await expect.poll(async () => (await deposits()).includes('ann deposit'), LONG_TIMEOUT).toBe(true)
  await logOut(page)
  // Events that were not sent before dev left are sent at the next login.
  await logIn(page, 'dev')
  await expect
    .poll(deposits, { timeout: 30_000 })
    .toEqual(['ann deposit', 'dev deposit', 'dev deposit', 'dev first_deposit'])
})
