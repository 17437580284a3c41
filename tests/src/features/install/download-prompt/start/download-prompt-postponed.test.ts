import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ANN, begin, saveCounter, pass, start } from '../../../../support/download-prompt-page'

const BIND_PATH = '/m/securityCenter/addBankCard'

beforeEach(begin)

afterEach(() => {
  vi.useRealTimers()
})

describe('DLP-06 postponed prompts', () => {
  test('DLP-06 DLP-03 does not show with the install popup, but after it', async () => {
    const page = await start({ deposit_times: 3 })
    page.openOverlay({ kind: 'install-popup' })
    page.pageState.session = ANN
    page.putCounts(3)
    await pass(3_000)
    expect(page.prompts()).toHaveLength(0)
    for (const { id } of page.overlayState.queue) page.closeOverlay(id)
    await pass(0)
    expect(page.prompts()).toMatchObject([{ isClosable: true }])
  })

  test('DLP-06 DLP-04 a login during the install popup survives a reload', async () => {
    const page = await start({ login_required: 2 })
    page.openOverlay({ kind: 'install-popup' })
    page.pageState.session = ANN
    await pass(3_000)
    vi.clearAllTimers()
    const reloaded = await start({ login_required: 2 })
    reloaded.pageState.session = ANN
    await pass(2_000)
    expect(reloaded.prompts()).toHaveLength(1)
  })

  test('DLP-05 DLP-04 in a game a login prompt waits for the interval or the end of the game', async () => {
    const page = await start({ bind_card: 2, login_required: 1, in_game_popup_interval: 30 }, BIND_PATH)
    page.pageState.session = ANN
    await pass(0)
    await page.close()
    page.pageState.session = null
    await pass(0)
    const release = page.beginActivity('launch')
    page.pageState.session = ANN
    window.history.replaceState(null, '', '/m/game')
    await pass(3_000)
    expect(page.prompts()).toHaveLength(0)
    release()
    await pass(0)
    expect(page.prompts()).toHaveLength(1)
  })

  test('DLP-03 a hidden tab shows no prompt, and records none as seen', async () => {
    const page = await start({ deposit_times: 3, login_required: 1 })
    page.device.isVisible = false
    page.pageState.session = ANN
    page.putCounts(3)
    await pass(3_000)
    expect(page.prompts()).toHaveLength(0)
    // The other tab has already shown the third deposit.
    const { counterId } =
      await import('../../../../../../src/features/install/download-prompt/start/prompt-history')
    const { merchant } = page.pageState
    page.putRows('counters', [
      { merchant, id: counterId('deposit_times', '7'), count: 3, mark: '', until: 0 },
    ])
    await pass(0)
    page.device.isVisible = true
    await pass(0)
    expect(page.prompts()).toHaveLength(1)
    await page.close()
    // That was the login's prompt.
    expect(saveCounter).not.toHaveBeenCalled()
  })
})
