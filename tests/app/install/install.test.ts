import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { INSTALL_ANSWERED_KEY } from '#domain/storage-keys'
import { seeNoDialog } from '../support/accounts'
import { gateway, open } from '../support/app'
import { expectNoOverlay, openFully, reloadFully, startBackground } from '../support/background'
import { holdClock, pass } from '../support/clock'
import { browseWith, counterOf, openFromHomeScreen, openNextSession } from '../support/install'
import { goTo, press, see, seeMember, seeNone, seeText, sendLogin } from '../support/player'
import { seeRows } from '../support/sync'

const POPUP = 'Add it to your home screen'
const DELAY_MS = 20_000
const POLLING_MS = 3_100
const ANDROID_APP = [{ resourceType: 'Android', url: 'https://apps.example/harbour' }]

const letPass = (): Promise<void> => pass(DELAY_MS + POLLING_MS)

const seeCount = (count: number): Promise<void> =>
  waitFor(async () => expect((await counterOf('install'))?.count).toBe(count))

beforeEach(() => browseWith('chrome'))

/** The popup is not shown before its time, even if a busy machine has let that pass. */
const expectNoEarlyPopup = async (): Promise<void> => {
  const { overlayState } = await import('../../../src/shared/overlays/overlay-queue')
  const isOpen = overlayState.queue.length > 0
  expect(isOpen && performance.now() < DELAY_MS).toBe(false)
}

test('INS-01 INS-02 without a browser prompt the popup explains how to install by hand, not at once, and an installation is counted', async () => {
  await openFully('/m/home')
  await pass(POLLING_MS)
  await expectNoEarlyPopup()
  await letPass()
  await press('Add to home screen', 'button', await see('dialog', POPUP))
  const steps = within(await see('dialog', 'Add to home screen')).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/browser’s menu/),
    expect.stringMatching(/Install app/),
  ])
  await press('OK')
  await pass(300)
  await seeNoDialog()
  dispatchEvent(new Event('appinstalled'))
  await seeCount(99)
})

test('INS-01 INS-02 an accepted prompt of the browser is the last one', async () => {
  const prompt = vi.fn(() => Promise.resolve())
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome: 'accepted' }),
  })
  await openFully('/m/home')
  dispatchEvent(offer)
  await letPass()
  await press('Add to home screen', 'button', await see('dialog', POPUP))
  await pass(500)
  await seeNoDialog()
  expect([offer.defaultPrevented, prompt.mock.calls.length]).toEqual([true, 1])
  await seeCount(99)
  await openNextSession('/m/home')
  await letPass()
  await expectNoOverlay()
})

test('INS-01 an installation before the code of installing has loaded is counted, and its prompt is kept', async () => {
  holdClock()
  await open('/m/home')
  const offer = new Event('beforeinstallprompt', { cancelable: true })
  dispatchEvent(offer)
  dispatchEvent(new Event('appinstalled'))
  expect(offer.defaultPrevented).toBe(true)
  expect(window.mcBoot?.installPrompt).toBe(offer)
  await startBackground()
  await seeCount(99)
  await letPass()
  await expectNoOverlay()
})

test('INS-01 INS-03 the popup waits for the home page; a "no" is counted and lasts for the session', async () => {
  await openFully('/m/game')
  await letPass()
  await expectNoOverlay()
  await press('Home', 'link', await see('navigation', 'Main menu'))
  await pass(POLLING_MS)
  await press('Continue in browser', 'button', await see('dialog', POPUP))
  await pass(300) // it slides away for 250 ms
  await seeNoDialog()
  await seeCount(1)
  await reloadFully()
  await letPass()
  await expectNoOverlay()
  await openNextSession('/m/home')
  await letPass()
  await see('dialog', POPUP)
})

test('INS-02 INS-10 inside another app the popup leads to Chrome and to the merchant’s app', async () => {
  browseWith('facebook')
  const mobileTemplate = { pwa: true, app_desc: 'Our harbour in your pocket' }
  await gateway.control({ settings: { mobileTemplate, resources: ANDROID_APP } })
  await openFully('/m/home')
  await letPass()
  const popup = within(await see('dialog', POPUP))
  popup.getByText('Our harbour in your pocket')
  expect(popup.getByRole('link', { name: 'Open in Chrome' }).getAttribute('href')).toMatch(
    /^intent:\/\/[^/]+\/m\/home#Intent;scheme=https;package=com\.android\.chrome;/u,
  )
  expect(popup.getByRole('link', { name: 'Get the app' }).getAttribute('href')).toBe(
    'https://apps.example/harbour',
  )
  expect(popup.queryByRole('button', { name: 'Add to home screen' })).toBeNull()
})

test('INS-04 inside another app on an iPhone the guide leads to Safari, with the URL copied, including the referral codes', async () => {
  browseWith('iphoneFacebook')
  await openFully('/m/home?affiliateCode=ann')
  await letPass()
  await press('Add to home screen', 'button', await see('dialog', POPUP))
  const guide = within(await see('dialog', 'Add to home screen'))
  expect(guide.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Open Safari/),
    expect.stringMatching(/Paste/),
  ])
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press('Copy address')
  await seeText('Address copied')
  expect(write).toHaveBeenCalledWith(`${location.origin}/m/home?affiliateCode=ann`)
})

test('INS-06 a banner is shown once for its image: closed or followed, the next one comes in another session', async () => {
  const card = async (): Promise<HTMLElement> => {
    await pass(5_000)
    return see('complementary', 'Install the app')
  }
  const seeMark = (mark: string): Promise<void> =>
    waitFor(async () => expect((await counterOf('install-banner'))?.mark).toBe(mark))
  sessionStorage.setItem(INSTALL_ANSWERED_KEY, '1') // no popup
  await openFully('/m/home')
  within(await card())
    .getByRole('img', { hidden: true })
    .dispatchEvent(new Event('load'))
  await waitFor(async () => expect((await card()).dataset['away']).toBeUndefined())
  await press('Search games')
  await waitFor(async () => expect((await card()).dataset['away']).toBeDefined()) // gives way to typing
  await press('Back')
  await press('Close', 'button', await card())
  await seeMark('pocket-harbour.svg')
  expect(screen.queryByRole('complementary', { name: 'Install the app' })).toBeNull()
  await openNextSession('/m/home', { [INSTALL_ANSWERED_KEY]: '1' })
  const image = within(await card()).getByRole('img', { name: 'Add to home screen' })
  expect(image.getAttribute('src')).toMatch(/\/no-signal\.svg/)
  await press('Add to home screen', 'button', await card())
  await see('dialog', POPUP)
  await seeMark('pocket-harbour.svg/no-signal.svg')
})

/** Bar and banner, which are hidden until their moment. */
const strips = (): HTMLElement[] => screen.queryAllByRole('complementary', { hidden: true })

const bar = (): HTMLElement | null =>
  screen.queryByRole('complementary', { name: 'Get the app', hidden: true })

test('INS-03 INS-05 INS-06 the app on the home screen offers no popup, no bar and no banner', async () => {
  await gateway.control({ settings: { resources: ANDROID_APP } })
  await openFully('/m/home')
  await waitFor(() => expect(strips()).toHaveLength(2))
  openFromHomeScreen()
  await openNextSession('/m/home')
  await letPass()
  await expectNoOverlay()
  expect(strips()).toEqual([])
})

test('INS-05 guests see the bar, and members do only below the rank that the merchant has set', async () => {
  await gateway.control({ settings: { resources: ANDROID_APP, downloadBarVipRank: 2 } })
  await openFully('/m/home')
  await waitFor(() => expect(bar()).not.toBeNull())
  goTo('/m/login?backUrl=/m/home')
  await sendLogin('ann') // of rank 2
  await seeMember('ann')
  await seeRows('members')
  await seeNone(bar)
  await pass(5_000)
  expect(bar()).toBeNull()
  await gateway.control({ settings: { downloadBarVipRank: 3 } })
  await reloadFully()
  await waitFor(() => expect(bar()).not.toBeNull())
})

test('SHL-06 NET-12 the player sees that the network is gone, and that it is back', async () => {
  await openFully('/m/home')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  gateway.goOffline()
  dispatchEvent(new Event('offline'))
  await screen.findAllByText('Offline')
  online.mockReturnValue(true)
  gateway.comeOnline()
  await seeText('Back online')
})
