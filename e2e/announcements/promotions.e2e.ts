import type { Page } from '@playwright/test'
import type { ActivityRedirect } from '#domain/announcements/activity-action'
import { expectGuest, expectMember, logIn, sendLogin } from '../support/accounts/account'
import { expectAccessible } from '../support/design/axe'
import type { TestGateway } from '../support/gateway/test-gateway'
import { openInstalled, waitForCached } from '../support/updates/service-worker'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const LIST = 'MCSFE_getListAnnouncements'
const CATEGORIES = 'PROMOFE_getPromotionAnnouncementCategory'

const chips = (page: Page) => page.getByRole('group', { name: 'Offer categories' }).getByRole('button')
const groups = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

const announcement = (id: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ id, title: `Title ${id}`, content: '<p>words</p>', promotionType: 'PROMOTION', execution: 'B' },
  ...{ startTime: 0, popup: false },
  ...more,
})

const serve = (gateway: TestGateway, rows: readonly unknown[]): Promise<void> =>
  gateway.faults({ match: LIST, fault: { kind: 'value', value: rows } })

/** Every redirect, its button, and the app URL that it leads to. */
const REDIRECTS = {
  APP_DOWNLOAD: { button: 'Get the app', to: /^https:\/\/get\.example\// },
  REGISTER: { button: 'Register', to: '/m/register' },
  DEPOSIT: { button: 'Deposit', to: '/m/voucherCenter' },
  REWARD_CENTER: { button: 'Rewards', to: '/m/rewardCenter' },
  MISSION: { button: 'Missions', to: '/m/leaderBoard' },
  INVITE_FRIENDS: { button: 'Invite friends', to: '/m/inviteFriends' },
  MEMBER: { button: 'VIP benefits', to: '/m/member/benefits' },
  POINT_MARKET: { button: 'Point market', to: '/m/mall/mallHome' },
  REDIRECT_URL: { button: 'Find out more', to: 'https://offers.example/summer' },
} as const satisfies Record<ActivityRedirect, { readonly button: string; readonly to: string | RegExp }>

const NAMES = Object.keys(REDIRECTS)

const serveAll = async (gateway: TestGateway): Promise<void> => {
  const resources = ['IOS', 'Android'].map((resourceType) => ({
    resourceType,
    url: `https://get.example/${resourceType}`,
  }))
  await gateway.control({
    settings: {
      resources,
      rewardsCenter: true,
      availablePromotions: { REFERRAL: { enabled: true, count: 1 } },
    },
  })
  await serve(
    gateway,
    NAMES.map((redirect) =>
      announcement(redirect, { activity: { redirect, externalLink: 'offers.example/summer' } }),
    ),
  )
}

/** Expects the announcement of each redirect to have its button for this visitor, or the link to a free game. */
const expectButtons = async (page: Page, shown: readonly string[]): Promise<void> => {
  for (const [redirect, { button }] of Object.entries(REDIRECTS)) {
    await page.goto(`/m/activity?id=${redirect}`)
    await expect(page.getByRole('heading', { level: 1, name: `Title ${redirect}` })).toBeVisible()
    const link = page.getByRole('article').getByRole('link')
    await expect(link).toHaveText([shown.includes(redirect) ? button : 'Try a game free'])
  }
}

const without = (...left: readonly ActivityRedirect[]): string[] =>
  NAMES.filter((name) => !left.some((each) => each === name))

test(
  'ANN-01 ANN-10 guests read offers by category, and open each; offline with its age',
  WITH_SHELL,
  async ({ page, gateway }) => {
    await openInstalled(page)
    await page.getByRole('navigation').getByRole('link', { name: 'Offers' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible()
    await expect(groups(page)).toHaveText(['New players', 'Every week', 'Harbour Club', 'House news'])
    await expect(chips(page)).toHaveText([
      'All12',
      'New players2',
      'Every week4',
      'Harbour Club3',
      'House news3',
    ])
    await expectGuest(page)
    await expectAccessible(page)
    await chips(page).filter({ hasText: 'Harbour Club' }).click()
    await expect(groups(page)).toHaveText(['Harbour Club'])
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
    await page.getByRole('link', { name: /Bring a friend/ }).click()
    await expect(page).toHaveURL(/\/m\/activity\?id=promo-friends/)
    await expect(page.getByRole('heading', { level: 1, name: /Bring a friend/ })).toBeVisible()
    await page.goBack()

    await waitForCached(page, '/announcements-')
    gateway.goOffline()
    await page.reload()
    await expect(groups(page)).toHaveText(['New players', 'Every week', 'Harbour Club', 'House news'])
    await expect(page.getByText(/^As of /)).toBeVisible()
    await expect(page.getByText('This is what was last known.')).toBeVisible()
    await page.getByRole('link', { name: /Harbour Club: more/ }).click()
    await expect(page.getByRole('article').getByRole('table')).toBeVisible()
    await expect(page.getByText(/^As of /)).toBeVisible()
  },
)

test('ANN-01 the list requests announcements as in the contract, and their categories', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/promotions')
  await expect(groups(page).first()).toBeVisible()
  const { requests } = await gateway.requests(LIST)
  expect(requests.map(({ query }) => query.replace(/^\?/, ''))).toContain(
    'types=PR&platform=M&category=app_download',
  )
  expect((await gateway.requests(CATEGORIES)).requests).toHaveLength(1)
})

test('ANN-01 an offer without a known category still shows, and past or future ones do not', async ({
  page,
  gateway,
}) => {
  const now = Date.now()
  await serve(gateway, [
    announcement('1', { categoryId: 'nobody-knows' }),
    announcement('2'),
    announcement('3', { categoryId: 'weekly' }),
    announcement('4', { categoryId: 'weekly', endTime: now - 1_000 }),
    announcement('5', { categoryId: 'weekly', startTime: now + 3_600_000 }),
  ])
  await page.goto('/m/promotions')
  await expect(groups(page)).toHaveText(['Every week', 'More'])
  await expect(chips(page)).toHaveText(['All3', 'Every week1', 'More2'])
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
  await page.goto('/m/activity?id=4')
  await expect(page.getByText('Ended')).toBeVisible()
})

test('ANN-01 missing categories delay nothing, and an empty list leads home', async ({ page, gateway }) => {
  await gateway.faults({ match: CATEGORIES, fault: { kind: 'status', status: 500 } })
  await page.goto('/m/promotions')
  await expect(groups(page)).toHaveText(['All'])
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12)
  await serve(gateway, [])
  await page.goto('/m/home')
  await expect(page.getByText('No announcements today')).toBeVisible()
  await page.goto('/m/promotions')
  await expect(page.getByRole('heading', { name: 'No offers at the moment' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Go to home' }).click()
  await expect(page).toHaveURL(/\/m\/home/)
})

test('ANN-01 R-10 a list that does not load shows an error and can be requested again', async ({
  page,
  gateway,
}) => {
  await gateway.faults({ match: LIST, fault: { kind: 'status', status: 500 } })
  await page.goto('/m/promotions')
  await expect(page.getByRole('alert')).toContainText('did not load')
  await gateway.faults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(groups(page).first()).toBeVisible()
})

test('ANN-05 ANN-07 a guest has a button for every redirect, and each leads to the right page', async ({
  page,
  gateway,
}) => {
  await serveAll(gateway)
  for (const [redirect, { button, to }] of Object.entries(REDIRECTS)) {
    await page.goto(`/m/activity?id=${redirect}`)
    const link = page.getByRole('article').getByRole('link', { name: button, exact: true })
    await expect(link).toHaveAttribute('href', to)
    const isAway = redirect === 'APP_DOWNLOAD' || redirect === 'REDIRECT_URL'
    expect([redirect, await link.getAttribute('target')]).toEqual([redirect, isAway ? '_blank' : null])
    if (isAway) await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test('ANN-07 members have no register button, and see the benefits where their label shows them', async ({
  page,
  gateway,
}) => {
  await serveAll(gateway)
  await logIn(page, 'ann')
  await expectButtons(page, without('REGISTER'))
  await gateway.control({ settings: { availablePromotions: { REFERRAL: { enabled: false, count: 0 } } } })
  await page.goto('/m/home')
  await page.reload()
  await expect(async () => {
    await page.goto('/m/activity?id=INVITE_FRIENDS')
    await expect(page.getByRole('article').getByRole('link', { name: 'Try a game free' })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
})

test('ANN-07 members of another type than 0, 1 and 2 have no button at all', async ({ page, gateway }) => {
  await gateway.control({ members: [{ username: 'ann', type: 4 }] })
  await serveAll(gateway)
  await logIn(page, 'ann')
  await expectButtons(page, [])
})

test('ANN-07 on the home screen nothing offers the app', async ({ page, gateway }) => {
  await page.addInitScript(() => localStorage.setItem('WEBCLIP', '1'))
  await serveAll(gateway)
  await expectButtons(page, without('APP_DOWNLOAD'))
})

test('ANN-08 ANN-05 a guest logs in over an announcement, and continues to the target of its button', async ({
  page,
}) => {
  await page.goto('/m/activity?id=promo-live&r=F7')
  await page.getByRole('article').getByRole('link', { name: 'Deposit' }).click()
  const sheet = page.getByRole('dialog', { name: 'Log in' })
  await expect(sheet).toBeVisible()
  await expect(page).toHaveURL(/\/m\/activity\?id=promo-live/)
  await sendLogin(page, 'ann')
  await expect(page).toHaveURL(/\/m\/voucherCenter\?r=F7/)
  await expectMember(page, 'ann')
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/activity\?id=promo-live/)
})
