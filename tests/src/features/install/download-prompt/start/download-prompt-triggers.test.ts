import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ANN, begin, DAY, saveCounter, pass, start } from '../../../../support/download-prompt-page'

beforeEach(begin)

afterEach(() => {
  vi.useRealTimers()
})

describe('DLP-02 when the prompt shows', () => {
  test('DLP-02 DLP-04 2000 ms after a login; a reload is not a login', async () => {
    const page = await start({ login_required: 1 })
    page.pageState.session = ANN
    await pass(1_999)
    expect(page.prompts()).toHaveLength(0)
    await pass(1)
    expect(page.prompts()).toMatchObject([{ mode: 'bottom', isClosable: true }])
    await page.close()
    vi.clearAllTimers()

    const reloaded = await start({ login_required: 1 })
    reloaded.pageState.session = ANN
    await pass(5_000)
    expect(reloaded.prompts()).toHaveLength(0)
    // The next login triggers it.
    reloaded.pageState.session = null
    await pass(0)
    reloaded.pageState.session = ANN
    await pass(2_000)
    expect(reloaded.prompts()).toHaveLength(1)
  })

  test('DLP-02 DLP-03 1900 ms after the registration date is known', async () => {
    const page = await start({ reg_days: 7 })
    page.pageState.session = ANN
    await pass(5_000)
    page.putMember(Date.now() - 7 * DAY)
    await pass(1_899)
    expect(page.prompts()).toHaveLength(0)
    await pass(1)
    expect(page.prompts()).toHaveLength(1)
  })

  test('DLP-02 DLP-03 2500 ms after a deposit was recorded, even if its count arrived earlier', async () => {
    const page = await start({ deposit_times: 3 })
    page.pageState.session = ANN
    page.putCounts(2)
    await pass(3_000)
    page.trackDeposit({ merchant: 'harbour', member: '7', id: 'key-1', amount: 100 })
    page.putCounts(3)
    await pass(2_499)
    expect(page.prompts()).toHaveLength(0)
    await pass(1)
    expect(page.prompts()).toHaveLength(1)
    await page.close()
    expect(saveCounter).toHaveBeenCalledTimes(1)
    await pass(60_000)
    expect(page.prompts()).toHaveLength(0)
  })

  test('DLP-04 MEM-03 on the card page it waits until it is known that there is no card', async () => {
    const page = await start({ bind_card: 1 }, '/m/securityCenter/addBankCard')
    page.pageState.session = ANN
    await pass(0)
    expect(page.prompts()).toHaveLength(0)
    expect(page.visibleResources()).toEqual(['downloadSettings', 'withdrawAccounts'])
    page.putAccounts(0, '•••• 4417')
    await pass(0)
    expect(page.prompts()).toHaveLength(0)
    expect(page.visibleResources()).toEqual(['downloadSettings'])
    page.putAccounts(0)
    await pass(0)
    expect(page.prompts()).toHaveLength(1)
  })
})
