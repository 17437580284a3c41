import type { Page } from '@playwright/test'
import { logIn } from '../support/accounts/account'
import { expectAccessible } from '../support/design/axe'
import type { TestGateway } from '../support/gateway/test-gateway'
import { openInstalled, waitForCached } from '../support/updates/service-worker'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const PROMOTIONS = '/MCSFE_getMerchantAvailablePromotions'

const link = (page: Page) => page.getByLabel('Link to share')
const tile = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Invite friends' })
const code = (page: Page) => page.getByRole('img', { name: 'QR code of the link' })

const promote = (
  gateway: TestGateway,
  settings: { readonly isOffered?: boolean; readonly rewardsCenter?: boolean },
) =>
  gateway.control({
    settings: {
      rewardsCenter: settings.rewardsCenter ?? true,
      availablePromotions: { REFERRAL: { enabled: settings.isOffered ?? true, count: 0 } },
    },
  })

/** Adds a share sheet that records what it receives. */
const watchShares = (page: Page) =>
  page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      share: (data: unknown) => {
        shared.push(data)
        return Promise.resolve()
      },
    })
  })

test(
  'REF-01 REF-02 REF-03 a member with their own promotion finds their link, offline too',
  WITH_SHELL,
  async ({ page, gateway }) => {
    await promote(gateway, {})
    await openInstalled(page)
    await logIn(page, 'ann')
    await page.goto('/m/member/home')
    await tile(page).click()
    await expect(page).toHaveURL(/\/m\/inviteFriends$/)
    const address = await link(page).inputValue()
    expect(address).toMatch(/\/m\/register\?r=\w+$/)
    await expect(code(page)).toBeVisible()
    await expect(page.getByText(new URL(address).searchParams.get('r') ?? '', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await waitForCached(page, '/invite-route-')

    gateway.goOffline()
    await page.reload()
    await expect(link(page)).toHaveValue(address)
    await expect(code(page)).toBeVisible()
    await expect(page.getByText('Your link works all the same')).toBeVisible()
    await expect(page.getByText(/^As of /)).toBeVisible()
  },
)

test('REF-01 REF-02 a member without one is led to customer service', async ({ page, gateway }) => {
  await promote(gateway, {})
  await gateway.control({ members: [{ username: 'ann', promotions: { REFERRAL: { enabled: false } } }] })
  await logIn(page, 'ann')
  await page.goto('/m/member/home')
  await tile(page).click()
  await expect(page.getByText('Invitations are not open for you yet')).toBeVisible()
  await expect(link(page)).toHaveCount(0)
  const service = page.getByRole('main').getByRole('link', { name: 'Customer service' })
  await expect(service).toHaveAttribute('href', /^http/)
  await expect(service).toHaveAttribute('target', '_blank')
  await expectAccessible(page)
  gateway.goOffline()
  await page.context().setOffline(true)
  await expect(page.getByText('This is what was last known.')).toBeVisible()
  await expect(page.getByText('Your link works')).toHaveCount(0)
})

test('REF-02 without the rewards centre no request is sent, and no member has their own promotion', async ({
  page,
  gateway,
}) => {
  await promote(gateway, { rewardsCenter: false })
  await logIn(page, 'ann')
  await page.goto('/m/inviteFriends')
  await expect(page.getByText('Invitations are not open for you yet')).toBeVisible()
  expect((await gateway.requests(PROMOTIONS)).requests).toEqual([])
})

test('REF-01 an agent is led to the page where they register players', async ({ page, gateway }) => {
  await promote(gateway, {})
  await logIn(page, 'ben')
  await page.goto('/m/member/home')
  await tile(page).click()
  await expect(page).toHaveURL(/\/m\/agentRegister$/)
})

test('REF-01 switched off, the link leads a guest to the login and a member home', async ({
  page,
  gateway,
}) => {
  await promote(gateway, { isOffered: false })
  await page.goto('/m/inviteFriends?cid=4')
  await expect(page).toHaveURL(/\/m\/login\?cid=4$/)
  await logIn(page, 'ann')
  await page.goto('/m/member/home')
  await expect(tile(page)).toHaveAttribute('href', /\/m\/login$/)
  await tile(page).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.goto('/m/inviteFriends')
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('REF-03 LINE-08 a guest passes on the codes that brought them', async ({ page, gateway }) => {
  await page.goto('/m/index.html?affiliateCode=sun&r=ANN7')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await page.goto('/m/inviteFriends')
  await expect(link(page)).toHaveValue(`${gateway.origin}/m/index.html?affiliateCode=sun&r=ANN7`)
  await expect(code(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
})

test('REF-03 the link is copied, and if the browser rejects it the link can be copied by hand', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/m/inviteFriends')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link(page).inputValue())

  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: (): Promise<void> => Promise.reject(new DOMException('No', 'NotAllowedError')),
    })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Select the text and copy it.')).toBeVisible()
  await expect(link(page)).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link(page).inputValue())
})

test('REF-03 the phone’s own share sheet shares it, and an error shows if that does not work', async ({
  page,
}) => {
  await watchShares(page)
  await page.goto('/m/inviteFriends')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const url = await link(page).inputValue()
  expect(await page.evaluate((): unknown => Reflect.get(window, 'shared'))).toEqual([
    { title: 'Invite friends', text: 'Come and play with me!', url },
  ])

  await page.evaluate(() => {
    Object.assign(navigator, { share: () => Promise.reject(new DOMException('Closed', 'AbortError')) })
  })
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.evaluate(() => {
    Object.assign(navigator, { share: () => Promise.reject(new DOMException('No', 'NotAllowedError')) })
  })
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Sharing did not work here. Copy the link instead.')
})

test('REF-03 without a share sheet there is no button for one', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })
  await page.goto('/m/inviteFriends')
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0)
})

test('REF-03 the code on the screen is dark on light with a quiet edge, in dark style as well', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('style', 'dark'))
  await page.goto('/m/inviteFriends')
  await expect(code(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(code(page)).toHaveCSS('fill', 'rgb(14, 20, 36)')
  const [x, y] = ((await code(page).getAttribute('viewBox')) ?? '').split(' ').map(Number)
  expect([x, y]).toEqual([-4, -4])
})
