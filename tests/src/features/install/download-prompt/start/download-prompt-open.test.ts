import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ANN, begin, BEN, saveCounter, pass, start } from '../../../../support/download-prompt-page'

beforeEach(begin)

afterEach(() => {
  vi.useRealTimers()
})

describe('DLP-03 a forced prompt', () => {
  const forced = { login_required: 2 }

  test('DLP-03 survives the back button and a reload; another member does not get it', async () => {
    const page = await start(forced)
    page.pageState.session = ANN
    await pass(2_000)
    await page.close()
    expect(page.prompts()).toMatchObject([{ isClosable: false }])
    await page.close()
    expect(page.prompts()).toHaveLength(1)
    vi.clearAllTimers()

    const reloaded = await start({ login_required: 1 })
    reloaded.pageState.session = ANN
    await pass(0)
    expect(reloaded.prompts()).toMatchObject([{ isClosable: false }])
    reloaded.pageState.session = null
    await pass(0)
    expect(reloaded.prompts()).toHaveLength(0)
    reloaded.putDownloads({})
    reloaded.pageState.session = BEN
    await pass(5_000)
    expect(reloaded.prompts()).toHaveLength(0)
    reloaded.pageState.session = ANN
    await pass(0)
    expect(reloaded.prompts()).toHaveLength(1)
  })

  test('DLP-03 a prompt that could not be rendered is not recorded as seen and is retried a little later', async () => {
    const page = await start(forced)
    page.pageState.session = ANN
    await pass(2_000)
    await page.close(false)
    expect(page.prompts()).toHaveLength(0)
    await pass(2_999)
    expect(page.prompts()).toHaveLength(0)
    await pass(1)
    expect(page.prompts()).toHaveLength(1)
    // The retries end.
    await page.close(false)
    await pass(3_000)
    await page.close(false)
    await pass(60_000)
    expect(page.prompts()).toHaveLength(0)
  })

  test('DLP-03 closes when it has no target: offline, without an app, switched off', async () => {
    const page = await start(forced)
    page.pageState.session = ANN
    await pass(2_000)
    page.markPromptDrawn()
    const gate = async (isOpen: boolean): Promise<void> => {
      await pass(0)
      expect(page.prompts()).toHaveLength(isOpen ? 1 : 0)
    }
    page.putRows('connection', [{ id: 'gateway', state: 'offline', since: 0 }])
    await gate(false)
    page.putRows('connection', [{ id: 'gateway', state: 'online', since: 0 }])
    await gate(true)
    page.markPromptDrawn()
    page.putSettings({ resources: [], mobileTemplate: {} })
    await gate(false)
    page.putSettings()
    await gate(true)
    page.markPromptDrawn()
    page.putDownloads({ download_condition_switch: false })
    await gate(false)
  })

  test('PLY-02 DLP-03 a player who opted out of offers gets no prompt of either kind', async () => {
    const page = await start({ ...forced, deposit_least_times: 1 })
    page.pageState.session = ANN
    await pass(2_000)
    page.markPromptDrawn()
    page.setPromptsOff(true)
    await pass(0)
    expect(page.prompts()).toHaveLength(0)
    expect(page.visibleResources()).toEqual([])
    page.setPromptsOff(false)
    await pass(0)
    expect(page.prompts()).toMatchObject([{ isClosable: false }])
  })
})

describe('DLP-03 the stored prompts', () => {
  test('DLP-03 without a database the nth prompt does not repeat in its session', async () => {
    const page = await start({ deposit_times: 3, withdrawal_times: 2 })
    saveCounter.mockResolvedValue(undefined)
    page.pageState.session = ANN
    page.putCounts(3)
    page.putAccounts(2)
    await pass(0)
    await page.close()
    expect(saveCounter).toHaveBeenCalledTimes(2)

    const reloaded = await start({ deposit_times: 3, withdrawal_times: 2 })
    reloaded.pageState.session = ANN
    reloaded.putCounts(3)
    reloaded.putAccounts(2)
    await pass(60_000)
    expect(reloaded.prompts()).toHaveLength(0)
  })
})

describe('DLP-06 one prompt at a time', () => {
  test('DLP-06 a forced prompt replaces one that can be closed', async () => {
    const page = await start({ login_required: 1, deposit_times: 3, deposit_times_forced: true })
    page.pageState.session = ANN
    await pass(2_000)
    page.markPromptDrawn()
    page.putCounts(3)
    await pass(0)
    expect(page.prompts()).toMatchObject([{ isClosable: false }])
  })

  test('DLP-04 DLP-07 an unseen page prompt does not follow the player to another page', async () => {
    const page = await start({ first_deposit: 2 }, '/m/voucherCenter')
    const release = page.beginActivity('form')
    page.pageState.session = ANN
    page.putCounts(0)
    await pass(0)
    expect(page.prompts()).toHaveLength(1)
    const { onPageChange } =
      await import('../../../../../../src/features/install/download-prompt/start/evaluate-prompt')
    window.history.replaceState(null, '', '/m/home')
    onPageChange()
    release()
    await pass(0)
    expect(page.prompts()).toHaveLength(0)
    window.history.replaceState(null, '', '/m/voucherCenter')
    onPageChange()
    await pass(0)
    expect(page.prompts()).toMatchObject([{ isClosable: false }])
  })
})
