import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { LAUNCH_GAME_ENDPOINT } from '#domain/contract/command-endpoints'
import { MATCHES_ENDPOINT, VENDORS_ENDPOINT } from '#domain/contract/endpoints'
import * as routes from '#domain/routing/routes'
import { MINUTE_MS } from '#domain/timing'
import { refusePuts } from '../../support/refuse-puts'
import { gateway, open, reload, visitAgain } from '../support/app'
import { firstHeart, scrollEverywhere, seeGames, tiles } from '../support/lobby'
import { fill, goTo, logIn, press, see, seeNone, seePath, seeText, seeToast, user } from '../support/player'

const BANNERS = 'MCSFE_getBanners'
const MISSING = 'Page not found'
// The text has a direction of its own (LNG-06).
const NONE = 'No results for “\u2068no such game\u2069”'

test('GAM-01 search finds by name and vendor, and offers a next step when nothing is found', async () => {
  await open('/m/home')
  await press('Search games')
  await fill('Search games', 'koi pond')
  await waitFor(() => expect(tiles()[0]?.textContent).toContain('Koi Pond'))
  await fill('Search games', 'no such game')
  const none = await seeText(NONE)
  await press('Clear search', 'button', none.parentElement ?? undefined)
  await seeNone(() => screen.queryByText(NONE))
  await see('heading', 'Popular')
})

test('GAM-07 matches are sorted by time with a badge for live ones, and a guest’s tap leads to the login', async () => {
  const match = (id: string, startTime: number) => ({
    ...{ id, home: `Home ${id}`, away: `Away ${id}`, league: 'Premier' },
    ...{ startTime, vendor: 'BTI', gameCode: `M-${id}` },
  })
  const now = Date.now()
  await gateway.answer(MATCHES_ENDPOINT, [match('next', now + MINUTE_MS), match('live', now - MINUTE_MS)])
  await open('/m/game?tab=SPORTS')
  const cards = within(await see('list', 'Matches')).getAllByRole('link')
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Live.*Home live vs Away live/),
    expect.stringMatching(/Home next vs Away next/),
  ])
  // In the badge's own units: larger text enlarges the badge, and the letters with it only once.
  expect(cards[0]?.querySelector('text')?.getAttribute('font-size')).toBe('11')
  await press(/Home live/, 'link')
  await see('dialog', 'Log in')
})

test('ANN-04 ANN-06 R-13 a banner of type P opens its activity in the app, and hostile links lead nowhere', async () => {
  const banner = (linkageType: string, linkage: string) => ({
    ...{ id: linkage, image: 'https://cdn.example/a.svg', title: `To ${linkage}`, linkageType, linkage },
  })
  const hostile = [
    'javascript:alert(1)',
    'data:text/html,<script>',
    '/m/../evil',
    '//evil.example',
    'java\nscript:1',
  ]
  const value = [banner('P', 'promo-welcome'), ...hostile.map((link) => banner('URL', link))]
  await gateway.answer(BANNERS, value)
  await open('/m/home')
  await screen.findAllByText('To //evil.example')
  const links = within(await see('region', 'Promotions')).getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/m/activity?id=promo-welcome'])
  if (links[0]) await user.click(links[0])
  await seePath('/m/activity?id=promo-welcome')
  await see('heading', /^Welcome aboard/)
})

test('SES-05 ANN-07 a guest sees the member benefits at the bottom of home, and registers from there; a member does not', async () => {
  await gateway.control({ config: { latestWins: true } })
  scrollEverywhere()
  await open('/m/home')
  const teaser = await see('region', 'VIP benefits')
  expect(within(teaser).getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(1)
  await press('Sign up', 'link', teaser)
  await seePath('/m/register')
  await logIn('ann')
  await seeText('Latest wins') // comes with it
  expect(screen.queryByRole('region', { name: 'VIP benefits' })).toBeNull()
})

test('OFF-02 OFF-07 GAM-08 offline the lobby is there with its age, a launch shows a message, and the indicator goes by itself', async () => {
  await logIn('ann')
  await seeGames()
  expect(screen.queryByText(/games updated/)).toBeNull()
  gateway.goOffline()
  await reload()
  const [game] = await seeGames()
  await seeText(/games updated/)
  expect((await screen.findByRole('complementary')).textContent).toContain('Offline')
  if (game) await user.click(game)
  await seeText('You’re offline. Games will be available when you’re back online.')
  await seePath('/m/home')
  gateway.comeOnline()
  await seeNone(() => screen.queryByText(/games updated/))
  expect(gateway.attempts(LAUNCH_GAME_ENDPOINT)).toBe(0)
})

test('SHL-07 every route of the specification has a page with a next step, and no other path has', async () => {
  await open('/m/no/such/page')
  await see('heading', MISSING)
  expect((await see('link', 'Search games')).getAttribute('href')).toBe('/m/game?search=')
  await seeGames()
  const paths = Object.values(routes).filter((path) => typeof path === 'string')
  expect(paths.length).toBeGreaterThan(20)
  for (const path of paths) {
    goTo(path)
    await seeNone(() => screen.queryByRole('heading', { name: MISSING }))
    const main = await screen.findByRole('main')
    await waitFor(() => expect(main.querySelectorAll('a, button').length, path).toBeGreaterThan(0))
    goTo('/m/no/such/page')
    await see('heading', MISSING)
  }
  await press(/Home$/, 'link', await screen.findByRole('main'))
  await seePath('/m/home')
  await see('heading', 'Popular')
})

test('GAM-01 GAM-06 filters of a list are in the URL, and back from a game restores them; a member’s demo filter opens trials', async () => {
  await logIn('ann')
  await press('Slots', 'tab')
  const all = (await seeText(/^\d+ games$/)).textContent
  await press('Demo')
  await press('Hot')
  await press('Hot')
  await user.selectOptions(await see('combobox', 'Providers'), 'Koi Pond')
  await user.selectOptions(await see('combobox', 'Sort by'), 'A–Z')
  const path = '/m/home?tab=RNG&vendor=KOIS&only=demo&sort=name'
  await seePath(path)
  const names = () => tiles().map((tile) => tile.querySelector('span span')?.textContent ?? '')
  await waitFor(() => {
    expect(tiles().every(({ textContent }) => /Demo.*Koi Pond/u.test(textContent))).toBe(true)
    expect(names()).toEqual(names().sort(new Intl.Collator('en').compare))
    expect(names().length).toBeGreaterThan(2)
  })
  const [shown, [tile]] = [names(), tiles()]
  if (tile) await user.click(tile)
  await seePath(/^\/m\/trial\?gameId=/)
  await press('Back to games')
  await seePath(path)
  await waitFor(() => expect(names()).toEqual(shown))
  gateway.goOffline()
  await reload()
  await waitFor(() => expect(names()).toEqual(shown))
  await press('Clear filters')
  await seePath('/m/home?tab=RNG')
  await seeText(all)
})

test('GAM-01 filters that leave no game say so and can be cleared; a provider that is searched leads to its games', async () => {
  await open('/m/game?tab=LOTT&only=new.hot.demo&vendor=TCG_LOTTO_VN')
  const none = await seeText('No games match these filters')
  await press('Clear filters', 'button', none.parentElement ?? undefined)
  await seeGames()
  await press('Search games')
  await fill('Search games', 'koi pnod')
  await press('Koi Pond', 'link')
  await seePath('/m/game?vendor=KOIS')
  await waitFor(() => {
    expect(tiles().length).toBeGreaterThan(3)
    expect(tiles().every(({ textContent }) => textContent.includes('Koi Pond'))).toBe(true)
  })
})

test('LNG-04 GAM-01 categories and banners are in the player’s language; ours name a category that the merchant has not', async () => {
  localStorage.setItem('language', 'ES')
  await open('/m/home')
  await see('tab', 'Tragaperras')
  await screen.findAllByText('Temporada del dragón')
  const group = (gameClassify: string, title?: string) => ({ title, gameClassify, gameCount: 1, cards: [] })
  await gateway.answer(VENDORS_ENDPOINT, [group('RNG', 'Giros'), group('LOTT'), group('FISH', '')])
  localStorage.setItem('language', 'FR')
  await open('/m/home')
  await see('tab', 'Giros')
  await see('tab', 'Loterie')
  await see('tab', 'Pêche')
})

const isOn = (heart: HTMLElement): boolean => heart.getAttribute('aria-pressed') === 'true'

test('GAM-01 a heart saves a game without opening it, offline too, and the row and the tab have it after a reload', async () => {
  await open('/m/home')
  const heart = await firstHeart()
  gateway.goOffline()
  expect(isOn(heart)).toBe(false)
  await seeToast(/added to favourites$/, () => user.click(heart))
  await waitFor(() => expect(isOn(heart)).toBe(true))
  await seePath('/m/home')
  await see('heading', 'Favourites')

  await reload()
  await press('Favourites', 'tab')
  const panel = within(await see('tabpanel', 'Favourites'))
  await waitFor(() => expect(panel.getAllByRole('link')).toHaveLength(1))
  const saved = await panel.findByRole('button', { pressed: true })
  await seeToast(/removed from favourites$/, () => user.click(saved))
  await seeText('No favourites yet')
})

test('GAM-01 SES-08 a member has favourites of their own', async () => {
  await open('/m/home')
  await user.click(await firstHeart())
  await see('heading', 'Favourites')
  await logIn('ann')
  // Once her own is shown, her favourites have been read.
  await seeGames()
  const [first, second] = screen.getAllByRole('button', { name: /favourites$/, hidden: true })
  await user.click(second ?? document.body)
  await see('heading', 'Favourites')
  expect(first && isOn(first)).toBe(false)
})

test('GAM-01 a favourite that cannot be saved is taken back, with a message', async () => {
  await open('/m/home')
  const heart = await firstHeart()
  refusePuts((table) => table === 'favourites')
  await user.click(heart)
  await see('dialog', 'Something went wrong')
  expect(isOn(heart)).toBe(false)
})

test('SES-11 GAM-08 before the login is confirmed a tile shows a message and stays on the page', async () => {
  await logIn('ann')
  await seeGames()
  gateway.goSilent()
  await visitAgain('/m/home')
  const [tile] = await seeGames()
  if (tile) await user.click(tile)
  await seeText('Your login isn’t confirmed yet. The game will open when you’re back online.')
  await seePath('/m/home')
})
