import { beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '#domain/timing'
import { NO_COUNTERS, pass, saveCounter, settingsWith, start } from '../../../support/download-prompt-page'
import { rulesOf } from '../../../../domain/install/support/decide-prompt'
import { ANN, BEN } from '../../../../support/members'

const CARD_PATH = '/m/securityCenter/addBankCard'

beforeEach(() => vi.useFakeTimers())

/** A page on which Ann has logged in, and has been asked for that. */
const startAsked = async (settings: Parameters<typeof start>[0]) => {
  const page = await start(settings)
  await page.enter(ANN)
  await pass(2_000)
  return page
}

test('DLP-02 DLP-04 shows 2000 ms after a login; a reload is not a login', async () => {
  const page = await start({ login_required: 1 })
  await page.enter(ANN)
  await pass(1_999)
  page.see(0)
  await pass(1)
  page.see(1, { mode: 'bottom', isClosable: true })
  await page.close()

  const reloaded = await start({ login_required: 1 })
  await reloaded.enter(ANN)
  await pass(5_000)
  reloaded.see(0)
  await reloaded.enter(null)
  await reloaded.enter(ANN)
  await pass(2_000)
  reloaded.see(1)
})

test('DLP-02 DLP-03 shows 1900 ms after the registration date is known', async () => {
  const page = await start({ reg_days: 7 })
  await page.enter(ANN)
  await pass(5_000)
  await page.put({ regDate: Date.now() - 7 * DAY_MS })
  await pass(1_899)
  page.see(0)
  await pass(1)
  page.see(1)
})

test('DLP-02 DLP-03 shows 2500 ms after a deposit was recorded, even if its count arrived earlier', async () => {
  const page = await start({ deposit_times: 3 })
  await page.enter(ANN, { deposits: 2 })
  await pass(3_000)
  page.trackDeposit({ merchant: 'harbour', member: '7', id: 'key-1', amount: 100 })
  await page.put({ deposits: 3 })
  await pass(2_499)
  page.see(0)
  await pass(1)
  page.see(1)
  await page.close()
  expect(saveCounter).toHaveBeenCalledTimes(1)
  await pass(60_000)
  page.see(0)
})

test('DLP-04 MEM-03 on the card page it waits until it is known that there is no card', async () => {
  const page = await start({ bind_card: 1 }, CARD_PATH)
  await page.enter(ANN)
  page.see(0)
  expect(page.visibleResources()).toEqual(['downloadSettings', 'withdrawAccounts'])
  await page.put({ payouts: 1 })
  page.see(0)
  expect(page.visibleResources()).toEqual(['downloadSettings'])
  await page.put({ payouts: 0 })
  page.see(1)
})

test('DLP-06 DLP-03 does not show with the install popup, but after it', async () => {
  const page = await start({ deposit_times: 3 })
  page.openOverlay({ kind: 'install-popup' })
  await page.enter(ANN, { deposits: 3 })
  await pass(3_000)
  page.see(0)
  for (const { id } of page.overlayState.queue) page.closeOverlay(id)
  await pass(0)
  page.see(1, { isClosable: true })
})

test('DLP-06 DLP-04 a login during the install popup survives a reload', async () => {
  const page = await start({ login_required: 2 })
  page.openOverlay({ kind: 'install-popup' })
  await page.enter(ANN)
  await pass(3_000)
  const reloaded = await startAsked({ login_required: 2 })
  reloaded.see(1)
})

test('DLP-05 DLP-04 in a game a login prompt waits for the interval or the end of the game', async () => {
  const page = await start({ bind_card: 2, login_required: 1, in_game_popup_interval: 30 }, CARD_PATH)
  await page.enter(ANN)
  await page.close()
  await page.enter(null)
  const release = page.beginActivity('launch')
  await page.enter(ANN)
  await page.go('/m/game')
  await pass(3_000)
  page.see(0)
  release()
  await pass(0)
  page.see(1)
})

test('DLP-03 a hidden tab shows no prompt, and records none as seen', async () => {
  const page = await start({ deposit_times: 3, login_required: 1 })
  page.device.isVisible = false
  await page.enter(ANN, { deposits: 3 })
  await pass(3_000)
  page.see(0)
  await page.put({ counters: { ...NO_COUNTERS, deposit_times: 3 } }) // shown by the other tab
  page.device.isVisible = true
  await pass(0)
  page.see(1)
  await page.close()
  expect(saveCounter).not.toHaveBeenCalled() // that was the login's prompt
})

test('DLP-03 a forced prompt survives the back button and a reload; another member does not get it', async () => {
  const page = await startAsked({ login_required: 2 })
  await page.close()
  page.see(1, { isClosable: false })

  const reloaded = await start({ login_required: 1 })
  await reloaded.enter(ANN)
  reloaded.see(1, { isClosable: false })
  await reloaded.enter(null)
  reloaded.see(0)
  await reloaded.put({ rules: rulesOf({}) })
  await reloaded.enter(BEN)
  await pass(5_000)
  reloaded.see(0)
  await reloaded.enter(ANN)
  reloaded.see(1)
})

test('DLP-03 a prompt whose code was lost is not recorded as seen, and is retried a limited number of times', async () => {
  const page = await startAsked({ login_required: 2 })
  await page.close(false)
  await pass(2_999)
  page.see(0)
  await pass(1)
  page.see(1)
  await page.close(false)
  await pass(3_000)
  await page.close(false)
  await pass(60_000)
  page.see(0)
})

test('DLP-03 a forced prompt closes while it has no target: offline, without a web app, switched off', async () => {
  const page = await startAsked({ login_required: 2 })
  for (const [without, again] of [
    [{ isOffline: true }, { isOffline: false }],
    [{ settings: settingsWith(false) }, { settings: settingsWith(true) }],
    [{ rules: rulesOf({ download_condition_switch: false }) }, { rules: rulesOf({}) }],
  ] as const) {
    page.markPromptDrawn()
    await page.put(without)
    page.see(0)
    await page.put(again)
    page.see(1)
  }
})

test('PLY-02 DLP-03 a player who opted out of offers, without storage too, gets no prompt of either kind', async () => {
  const page = await startAsked({ login_required: 2, deposit_least_times: 1 })
  page.markPromptDrawn()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full')
  })
  page.setPromptsOff(true)
  full.mockRestore()
  await pass(0)
  page.see(0)
  expect(page.visibleResources()).toEqual([])
  page.setPromptsOff(false)
  await pass(0)
  page.see(1, { isClosable: false })
})

test('DLP-03 without a database the nth prompt does not repeat in its session', async () => {
  const counts = { deposits: 3, withdrawals: 2 }
  const page = await start({ deposit_times: 3, withdrawal_times: 2 })
  await page.enter(ANN, counts)
  await page.close()
  expect(saveCounter).toHaveBeenCalledTimes(2)
  const reloaded = await start({ deposit_times: 3, withdrawal_times: 2 })
  await reloaded.enter(ANN, counts)
  await pass(60_000)
  reloaded.see(0)
})

test('DLP-06 a forced prompt replaces one that can be closed', async () => {
  const page = await startAsked({ login_required: 1, deposit_times: 3, deposit_times_forced: true })
  page.markPromptDrawn()
  await page.put({ deposits: 3 })
  page.see(1, { isClosable: false })
})

test('DLP-04 DLP-07 an unseen page prompt does not follow the player to another page', async () => {
  const page = await start({ first_deposit: 2 }, '/m/voucherCenter')
  const release = page.beginActivity('form')
  await page.enter(ANN, { deposits: 0 })
  page.see(1)
  await page.go('/m/home')
  release()
  await pass(0)
  page.see(0)
  await page.go('/m/voucherCenter')
  page.see(1, { isClosable: false })
})
