import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { HOUR_MS } from '#domain/timing'
import type { ActivityRedirect } from '#domain/announcements/activity-action'
import { gateway, open, reload } from '../support/app'
import { holdClock } from '../support/clock'
import { browseWith, openFromHomeScreen } from '../support/install'
import { announceOnline, showPage } from '../support/page-events'
import { goTo, logIn, press, see, seeMember, seePath, seeText, sendLogin } from '../support/player'
import { rowsOf, seeRows } from '../support/sync'

const LIST = 'MCSFE_getListAnnouncements'
const CATEGORIES = 'PROMOFE_getPromotionAnnouncementCategory'

const announcement = (id: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ id, title: `Title ${id}`, content: '<p>words</p>', promotionType: 'PROMOTION', execution: 'B' },
  ...{ startTime: 0, popup: false },
  ...more,
})

const serve = (...rows: readonly unknown[]): Promise<void> => gateway.answer(LIST, rows)

const seeGroups = (...names: readonly string[]): Promise<void> =>
  waitFor(() =>
    expect([...document.querySelectorAll('#main h2')].map(({ textContent }) => textContent)).toEqual(names),
  )

const seeStored = (resource: string): Promise<void> =>
  waitFor(async () => expect((await rowsOf('contentAnswers')).map(({ name }) => name)).toContain(resource))

const chips = async (): Promise<(string | null)[]> =>
  within(await see('group', 'Promotion categories'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('ANN-01 offers are requested as in the contract; one without a known category shows, past and future ones do not', async () => {
  const now = Date.now()
  await serve(
    announcement('1', { categoryId: 'nobody-knows' }),
    announcement('2'),
    announcement('3', { categoryId: 'weekly' }),
    announcement('4', { categoryId: 'weekly', endTime: now - 1_000 }),
    announcement('5', { categoryId: 'weekly', startTime: now + HOUR_MS }),
  )
  await open('/m/promotions')
  await seeStored('promotionCategories')
  holdClock() // a stall is no part of the 2 s that the list waits for them
  await reload() // a list that was shown without them does not regroup
  await seeGroups('Every week', 'Other')
  expect(await chips()).toEqual(['All3', 'Every week1', 'Other2'])
  const { requests } = await gateway.requests(LIST)
  expect(requests.map(({ query }) => query.replace(/^\?/, ''))).toContain(
    'types=PR&platform=M&category=app_download',
  )
  expect((await gateway.requests(CATEGORIES)).requests.length).toBeGreaterThan(0)
  goTo('/m/activity?id=4')
  await see('heading', 'Title 4')
  await seeText('Ended')
})

test('ANN-01 SHL-09 categories delay nothing: a list shown without them does not regroup until it is opened again', async () => {
  await gateway.faults({ match: CATEGORIES, fault: { kind: 'status', status: 503 } })
  await open('/m/promotions')
  await seeGroups('All')
  await gateway.faults()
  announceOnline()
  await seeStored('promotionCategories')
  await new Promise((resolve) => setTimeout(resolve, 100)) // the time of a rendering
  await seeGroups('All')
  const menu = await see('navigation', 'Main menu')
  holdClock() // as above
  await press('Home', 'link', menu)
  await see('heading', 'Popular')
  await press('Promos', 'link', menu)
  await seeGroups('New players', 'Every week', 'Harbour Club', 'House news')
})

test('ANN-01 R-10 a list that does not load shows an error, can be requested again, and an empty one leads home', async () => {
  await gateway.faults({ match: LIST, fault: { kind: 'status', status: 500 } })
  await open('/m/promotions')
  expect((await screen.findByRole('alert')).textContent).toContain('didn’t load')
  await serve()
  await press('Try again')
  await see('heading', 'No promotions right now')
  await press('Go to Home', 'link', await screen.findByRole('main'))
  await seePath('/m/home')
  await seeText('No announcements today')
})

test('ANN-10 R-10 an announcement that cannot be fetched shows an error until it arrives, and a removed one a message', async () => {
  gateway.goOffline()
  await serve(announcement('4', { content: '<p>Late, but here</p>' }))
  await open('/m/activity?id=4')
  expect((await screen.findByRole('alert')).textContent).toContain('No internet connection')
  gateway.comeOnline()
  await seeText('Late, but here')
  goTo('/m/activity?id=5')
  await see('heading', 'This announcement is no longer available')
  await press('Promotions', 'link', await screen.findByRole('main'))
  await seePath('/m/promotions')
})

/** Every redirect with its button. */
const BUTTONS = {
  APP_DOWNLOAD: 'Get the app',
  REGISTER: 'Sign up',
  DEPOSIT: 'Deposit',
  REWARD_CENTER: 'Rewards',
  MISSION: 'Missions',
  INVITE_FRIENDS: 'Invite friends',
  MEMBER: 'VIP benefits',
  POINT_MARKET: 'Points shop',
  REDIRECT_URL: 'Learn more',
} as const satisfies Record<ActivityRedirect, string>

const article = (): Promise<HTMLElement> => screen.findByRole('article')

test('ANN-05 ANN-07 guests have a button for every redirect, which leads there; members have none to register', async () => {
  const resources = ['IOS', 'Android'].map((resourceType) => ({
    resourceType,
    url: `https://get.example/${resourceType}`,
  }))
  const availablePromotions = { REFERRAL: { enabled: true, count: 1 } }
  await gateway.control({ settings: { resources, rewardsCenter: true, availablePromotions } })
  await serve(
    ...Object.keys(BUTTONS).map((redirect) =>
      announcement(redirect, { activity: { redirect, externalLink: 'offers.example/summer' } }),
    ),
  )
  await open('/m/promotions')
  for (const [redirect, name] of Object.entries(BUTTONS)) {
    goTo(`/m/activity?id=${redirect}`)
    await see('heading', `Title ${redirect}`)
    await within(await article()).findByRole('link', { name })
  }
  expect(within(await article()).getByRole('link').outerHTML).toContain(
    'href="https://offers.example/summer" target="_blank" rel="noopener noreferrer"',
  )
  await logIn('ann')
  goTo('/m/activity?id=REGISTER')
  await within(await article()).findByRole('link', { name: 'Try a demo game' })
})

const seeLink = async (name: string): Promise<HTMLElement> =>
  within(await article()).findByRole('link', { name })

test('ANN-07 a browser offers the app, the app on the home screen does not', async () => {
  browseWith('chrome')
  await gateway.control({
    settings: { resources: [{ resourceType: 'Android', url: 'https://get.example/app' }] },
  })
  await serve(announcement('1', { activity: { redirect: 'APP_DOWNLOAD' } }))
  await open('/m/activity?id=1')
  await seeLink('Get the app')
  openFromHomeScreen()
  showPage() // it reads the display mode again
  await seeLink('Try a demo game')
})

test.each([
  ['ann', 'whose rank has benefits, sees', 'VIP benefits', 'Try a demo game'],
  ['ben', 'whose label is set by hand, does not see', 'Try a demo game', 'VIP benefits'],
])('ANN-07 %s, %s the button for VIP benefits', async (username, _which, link, absent) => {
  await serve(announcement('1', { activity: { redirect: 'MEMBER' } }))
  await logIn(username)
  await seeRows('members')
  goTo('/m/activity?id=1')
  await seeLink(link)
  await rowsOf('members') // the page has read them by then
  expect(screen.queryByRole('link', { name: absent })).toBeNull()
})

test('ANN-08 ANN-05 a guest logs in over an announcement, and continues to the target of its button', async () => {
  await open('/m/activity?id=promo-live&r=F7')
  await press('Deposit', 'link', await article())
  await see('dialog', 'Log in')
  await seePath('/m/activity?id=promo-live&r=F7')
  await sendLogin('ann')
  await seePath(/^\/m\/voucherCenter\?r=F7/)
  await seeMember('ann')
})

test('ANN-05 SHL-07 Back from an announcement that another one has led to returns to that one, then to the list', async () => {
  const activity = { redirect: 'REDIRECT_URL', externalLink: '/m/activity?id=2' }
  await serve(announcement('1', { activity }), announcement('2'))
  await open('/m/promotions')
  await press(/Title 1/, 'link')
  await press('Learn more', 'link', await article())
  await see('heading', 'Title 2')
  await press('Back')
  await see('heading', 'Title 1')
  await seePath('/m/activity?id=1')
  await press('Back')
  await seePath('/m/promotions')
})
