import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { LAUNCH_GAME_ENDPOINT } from '#domain/contract/command-endpoints'
import { LANGUAGE_KEY } from '#domain/storage-keys'
import { gateway, open, ORIGIN, reload } from '../support/app'
import { holdClock, pass, passUntil } from '../support/clock'
import { frame, lastLaunch, openFirstOf, seeFrame, seeUnsafe, watchReplacement } from '../support/games'
import { seeGames, tiles } from '../support/lobby'
import { openAs } from '../support/money'
import { goTo, press, see, seeNone, seePath, seeText, user } from '../support/player'
import { rowsOf, seeRows } from '../support/sync'

const ANY_TEXT: unknown = expect.stringMatching(/./u)

const LOTTERY: unknown = expect.stringMatching(/\/demo-games\/lottery/)
const BACK = 'Back to games'
const TIMED_OUT = 'Request timed out. Please try again.'

/** Logs in, opens the first lottery and starts it with the mode that is offered first. */
const startLottery = async (): Promise<void> => {
  await openFirstOf('Lottery')
  await press('Play now')
}

test('GAM-04 R-17 a member’s tap requests the game and opens it in a frame that cannot move the page', async () => {
  await openAs('ann', '/m/home')
  await seeGames()
  await seeRows('members') // their label is a part of the request
  const [tile] = tiles()
  await user.click(tile ?? document.body)
  const sandbox = (await seeFrame()).getAttribute('sandbox') ?? ''
  expect(sandbox).toContain('allow-scripts')
  expect(sandbox).not.toContain('allow-same-origin') // the demo's games are on our own origin
  expect(sandbox).not.toContain('allow-top-navigation')
  expect(await lastLaunch()).toMatchObject({
    backUrl: `${ORIGIN}/m/back.html`,
    labelName: 'Silver',
    device: 'MOBILE',
    language: 'EN',
  })
  expect((await see('link', 'Deposit')).getAttribute('href')).toBe('/m/voucherCenter')
  expect(await rowsOf('recents')).toMatchObject([{ merchant: 'harbour', member: '70001' }])
  await press(BACK)
  await see('heading', 'Recently played')
  goTo('/m/member/home')
  const played = within(await see('region', 'Recently played'))
  expect(played.getByRole('link').getAttribute('href')).toMatch(/^\/m\/launchGame\?gameId=/)
})

test('GAM-04 a running game stays when its row is gone: another tab changes the language', async () => {
  await openAs('ann', '/m/game')
  await openFirstOf('Slots')
  const running = await seeFrame()
  holdClock()
  await pass(10_000)
  gateway.goSilent()
  dispatchEvent(new StorageEvent('storage', { key: LANGUAGE_KEY, newValue: 'MS' }))
  await waitFor(() => expect(document.documentElement.lang).toBe('ms'))
  await seeNone(() => screen.queryByRole('button', { name: BACK })) // the screen is in the new language
  await pass(10_000)
  expect(frame()).toBe(running)
})

test('GAM-04 R-14 a link names the game by the vendor’s codes; back leads where it says, but never to another site', async () => {
  await openAs('ann', '/m/home')
  const link = '/m/launchGame?vendor=BTI&code=BTI-mariners-lions&playType=single'
  goTo(`${link}&backUrl=${encodeURIComponent('/m/game?tab=LIVE')}`)
  await see('heading', 'Bay Mariners – Northgate Lions')
  await seeFrame()
  expect(await lastLaunch()).toMatchObject({
    vendor: 'BTI',
    gameCode: 'BTI-mariners-lions',
    playType: 'single',
    backUrl: `${ORIGIN}/m/back.html`,
  })
  await press(BACK)
  await seePath('/m/game?tab=LIVE')
  goTo(`${link}&backUrl=${encodeURIComponent('//evil.example/m')}`)
  await seeFrame()
  await press(BACK)
  await seePath(/^\/m\/(home|game\?tab=LIVE)$/)
  goTo('/m/launchGame?code=1')
  await see('heading', 'No game selected')
})

test('GAM-03 a lottery asks for its prize mode, remembers it, and replaces the page', async () => {
  const left = watchReplacement()
  await openAs('ann', '/m/game')
  await openFirstOf('Lottery')
  await see('heading', 'Choose a prize mode')
  expect(await gateway.count(LAUNCH_GAME_ENDPOINT)).toBe(0)
  await press(/^Mode .1950.$/u, 'radio')
  await press('Play now')
  await waitFor(() => expect(left.mock.calls).toEqual([[LOTTERY]]))
  expect(frame()).toBeNull()
  expect(await lastLaunch()).toMatchObject({
    lottoPrizeMode: '1950',
    lottoGameCode: ANY_TEXT,
    lottoArea: ANY_TEXT,
    backUrl: `${ORIGIN}/m/home`,
  })
  await reload()
  await screen.findByRole('radio', { name: /^Mode .1950.$/u, checked: true })
  goTo(`${location.pathname}${location.search}&prize_mode=1700`)
  await waitFor(async () => expect(await lastLaunch()).toMatchObject({ lottoPrizeMode: '1700' }))
})

test('GAM-03 a lottery that has no response or does not load within 10 s shows an error; a late response opens nothing, a retry does', async () => {
  const left = watchReplacement()
  await openAs('ann', '/m/game')
  holdClock()
  const release = gateway.network.hold(LAUNCH_GAME_ENDPOINT)
  await startLottery()
  await passUntil(10_000, () => screen.getByText(TIMED_OUT))
  release()
  await waitFor(async () => expect(await gateway.count(LAUNCH_GAME_ENDPOINT)).toBe(1))
  await rowsOf('recents') // the page has the response by then
  expect(left).not.toHaveBeenCalled()
  await press('Try again')
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
  expect(await gateway.count(LAUNCH_GAME_ENDPOINT)).toBe(2)
  expect(screen.queryByText(TIMED_OUT)).toBeNull()
  await passUntil(10_000, () => screen.getByText(TIMED_OUT)) // the lottery itself does not load
  await see('button', 'Try again')
})

test('GAM-03 leaving during a launch opens nothing and shows no message', async () => {
  const left = watchReplacement()
  await openAs('ann', '/m/game')
  const release = gateway.network.hold(LAUNCH_GAME_ENDPOINT)
  await startLottery()
  await waitFor(() => expect(gateway.attempts(LAUNCH_GAME_ENDPOINT)).toBe(1))
  await press(BACK)
  await see('tab', 'Lottery')
  release()
  await waitFor(async () => expect(await rowsOf('recents')).toHaveLength(1)) // the response is there
  await rowsOf('recents')
  expect(left).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('GAM-03 GAM-08 offline a launch says so and does not time out; it starts by itself when the network is back', async () => {
  const left = watchReplacement()
  await openAs('ann', '/m/game')
  await startLottery()
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
  gateway.goOffline()
  await reload()
  await press('Play now')
  await see('heading', 'You’re offline')
  holdClock()
  await pass(10_000)
  await see('heading', 'You’re offline')
  gateway.comeOnline()
  await waitFor(() => expect(left).toHaveBeenCalledTimes(2))
})

test('R-14 GAM-04 slots and lotteries at an unsafe URL are rejected with an error, and not recorded as played', async () => {
  const left = watchReplacement()
  await openAs('ann', '/m/game')
  await gateway.answer(LAUNCH_GAME_ENDPOINT, { gameUrl: 'javascript:alert(1)' })
  for (const group of ['Slots', 'Lottery']) {
    await openFirstOf(group)
    if (group === 'Lottery') await press('Play now')
    await seeUnsafe()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await press(BACK, 'button', await screen.findByRole('alert'))
    await seePath(/^\/m\/game/)
  }
  expect(left).not.toHaveBeenCalled()
  expect(await rowsOf('recents')).toEqual([])
})

test('SES-11 an unconfirmed member waits, and plays as soon as the login is confirmed', async () => {
  await openAs('ann', '/m/home')
  await seeGames()
  const link = tiles()[0]?.getAttribute('href') ?? ''
  gateway.goOffline()
  sessionStorage.clear()
  await open(link)
  await seeText(/Your login isn’t confirmed yet/)
  await waitFor(async () => expect(await rowsOf('connection')).toMatchObject([{ state: 'offline' }]))
  gateway.comeOnline()
  await seeFrame()
  expect(gateway.attempts(LAUNCH_GAME_ENDPOINT)).toBe(1)
})

test('GAM-07 a banner of type G and a match open their game: a trial for guests, for real for members', async () => {
  await open('/m/home')
  await see('heading', 'Popular')
  await waitFor(async () => {
    const banner = document.querySelector<HTMLElement>('a[data-game=""]')
    await user.click(banner ?? document.body) // its carousel may still be loading
    expect(location.pathname + location.search).toMatch(/^\/m\/trial\?gameId=/)
  })
  await openAs('ann', '/m/game?tab=SPORTS')
  const match = await see('link', /Bay Mariners vs Northgate Lions/)
  expect(match.textContent).toMatch(/Today|Tomorrow|Live/)
  await user.click(match)
  await seeFrame()
  expect(await lastLaunch()).toMatchObject({ vendor: 'BTI', gameCode: 'BTI-mariners-lions' })
})

test('GAM-03 a game that is rejected shows its message, and the lobby is one tap away', async () => {
  await openAs('ann', '/m/game')
  await gateway.refuse(LAUNCH_GAME_ENDPOINT, 'x', { message: 'This table is being cleaned.' })
  await openFirstOf('Slots')
  const alert = within(await screen.findByRole('alert'))
  alert.getByText('This table is being cleaned.')
  await gateway.faults()
  await user.click(alert.getByRole('button', { name: 'Try again' }))
  await seeFrame()
  await press(BACK)
  await seeNone(frame)
})
