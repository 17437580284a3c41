import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS, OVERLAY_PAUSE_MS } from '#domain/timing'
import { fillChange, logOut, seeNoDialog, submit } from '../support/accounts'
import { gateway, open } from '../support/app'
import { expectNoOverlay, openFully, reloadFully, startBackground } from '../support/background'
import { holdClock, pass, startAtNoon } from '../support/clock'
import { press, see, seePath, sendLogin, seeMember, user } from '../support/player'
import { rowsOf } from '../support/sync'

const WELCOME = 'Welcome aboard: your first deposit, doubled'
const REEF = 'Weekend reef hunt: 500 prizes'
const LIVE = 'Night table: 10% back on live games'
const FIRST_EVENING = 'Three missions for your first evening'

/** Waits for a popup with these pages. */
const seePopup = (...titles: readonly string[]): Promise<void> =>
  waitFor(() => {
    const found = [...document.querySelectorAll('dialog[open] h2[id]')].map(({ textContent }) => textContent)
    expect(found).toEqual(titles)
  })

const POPUP_MS = 1_500 // by then a popup is open, if one opens at all

const closePopup = async (): Promise<void> => {
  const before = await rowsOf('counters')
  await press('Close', 'button', await screen.findByRole('dialog'))
  await seeNoDialog()
  await waitFor(async () => expect(await rowsOf('counters')).not.toEqual(before))
}

const toHome = async (): Promise<void> => {
  await press('Home', 'link', await see('navigation', 'Main menu'))
  await seePath('/m/home')
  await pass(POPUP_MS)
}

beforeEach(() => gateway.control({ popups: true }))

test('ANN-02 OFF-02 guest popups open on the home page only, and offline too', async () => {
  await openFully('/m/game')
  await pass(POPUP_MS)
  await expectNoOverlay()
  await toHome()
  await seePopup(WELCOME, REEF)
  expect(document.activeElement).toBe(screen.getByRole('dialog')) // no ring around the close button
  gateway.goOffline()
  await reloadFully()
  await seePopup(WELCOME, REEF)
})

test('ANN-02 INS-01 a popup does not follow another overlay within 10 s, nor open over a field in use', async () => {
  holdClock()
  await openFully('/m/game')
  await press('Language')
  await press('Close', 'button', await screen.findByRole('dialog'))
  await seeNoDialog()
  await toHome()
  await pass(OVERLAY_PAUSE_MS - 3_000)
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Search games')
  await pass(OVERLAY_PAUSE_MS)
  expect(screen.queryByRole('dialog')).toBeNull()
  ;(await see('searchbox', 'Search games')).blur()
  await pass(0)
  await seePopup(WELCOME, REEF)
})

test('ANN-03 a popup whose link was followed does not open again back home', async () => {
  await openFully('/m/home')
  await seePopup(WELCOME, REEF)
  const link = document.querySelector<HTMLAnchorElement>('dialog a[href*="promo-welcome"]')
  await user.click(link ?? document.body)
  await seePath(/^\/m\/activity\?id=promo-welcome/u)
  await toHome()
  await pass(OVERLAY_PAUSE_MS + POPUP_MS)
  await expectNoOverlay()
})

test('ANN-02 LOG-11 first-login popups open even if the forced password change was faster than their code', async () => {
  await gateway.control({ members: [{ username: 'ann', firstTimeLogin: true }] })
  holdClock()
  await open('/m/login')
  await sendLogin('ann')
  await seePath('/m/changePsw')
  await fillChange()
  await submit()
  await seePath('/m/home')
  await startBackground()
  await seePopup(LIVE, FIRST_EVENING)
  // The session is still the first one after a reload.
  await reloadFully()
  await seePopup(LIVE, FIRST_EVENING)
})

test('ANN-03 a popup closed by a member is closed for that member only, not for guests on the same device', async () => {
  await openFully('/m/login')
  await sendLogin('ann')
  await seeMember('ann')
  await pass(POPUP_MS)
  await seePopup(LIVE)
  await closePopup()
  await logOut()
  await toHome()
  await seePopup(WELCOME, REEF)
  await closePopup()
  await openFully('/m/login')
  await sendLogin('ann')
  await seeMember('ann')
  await pass(POPUP_MS)
  await expectNoOverlay()
})

test('ANN-03 a popup that a guest hides for today returns after midnight', async () => {
  holdClock()
  startAtNoon()
  await gateway.answer('MCSFE_getListAnnouncements', [
    { id: '1', title: 'Doors open', content: '<p>At 8.</p>', execution: 'B', startTime: 0, popup: true },
  ])
  await openFully('/m/home')
  await seePopup('Doors open')
  await press('Don’t show again today', 'switch')
  await closePopup()
  await reloadFully()
  await pass(POPUP_MS)
  await expectNoOverlay()
  vi.setSystemTime(new Date(Date.now() + DAY_MS).setHours(0, 0, 1))
  await reloadFully()
  await seePopup('Doors open')
})

test('PLY-02 a popup that waits behind the settings is dropped by the switch, unanswered, and returns with offers', async () => {
  const leave = async (): Promise<void> => {
    await press('Close', 'button', await see('dialog', 'Settings'))
    await pass(500)
  }
  holdClock()
  await open('/m/home')
  await press('Settings')
  await see('dialog', 'Settings')
  await startBackground()
  await press(/^No promotions or prompts/, 'switch')
  await leave()
  await seeNoDialog()
  await reloadFully()
  await pass(POPUP_MS)
  await expectNoOverlay()
  await press('Settings')
  await press(/^No promotions or prompts/, 'switch', await see('dialog', 'Settings'))
  await leave()
  await reloadFully()
  await seePopup(WELCOME, REEF)
})
