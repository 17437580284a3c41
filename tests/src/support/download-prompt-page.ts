import { vi } from 'vitest'
import * as v from 'valibot'
import type { DownloadSettings } from '#domain/contract/install/downloads'
import { memberInfoSchema } from '#domain/contract/member/members'
import { settingsSchema } from '#domain/contract/settings/settings'
import { ok } from '#domain/result'
import type { CounterRow } from '#domain/tables/rows'

export const saveCounter = vi.fn<(counter: Omit<CounterRow, 'merchant'>) => Promise<unknown>>()

export const DAY = 86_400_000
export const ANN = { id: '7', userName: 'ann', type: 0, token: 't', merchantCode: '', firstTimeLogin: false }
export const BEN = { ...ANN, id: '8', userName: 'ben' }

type Value = DownloadSettings[number][1]['value']

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A separate page with its other modules; session storage is kept from the page before, tables are empty. */
export const start = async (settings: Readonly<Record<string, Value>>, path = '/m/home') => {
  vi.resetModules()
  vi.doMock('../../../src/shared/worker/client/commands', () => ({
    commands: { saveCounter },
  }))
  const page = await import('./page-fixture')
  const { overlayState, ...overlays } = await import('../../../src/shared/overlays/overlay-queue')
  const { pageState } = await import('../../../src/shared/page/page-state')
  const { device } = await import('../../../src/shared/page/device')
  const { setPromptsOff } = await import('../../../src/shared/safer-play/prompts-off')
  const { trackDeposit } = await import('../../../src/shared/tracking/track-events')
  const { visibleResources } = await import('../../../src/shared/worker/query/visible-resources')
  const { markPromptDrawn } = await import('../../../src/features/install/download-prompt/start/prompt-state')
  const { startDownloadPrompt } =
    await import('../../../src/features/install/download-prompt/start/start-download-prompt')
  await page.startPage(path)
  // The same merchant after a reload.
  pageState.merchant = 'harbour'
  const { merchant } = pageState
  saveCounter.mockImplementation((counter) => {
    page.putRows('counters', [{ ...counter, merchant }])
    return Promise.resolve(ok(null))
  })
  const putSettings = (received: object = {}): void => {
    const resources = [{ resourceType: 'Android', url: 'https://apps.example/harbour' }]
    const mobileTemplate = { pwa: true, desktop_app_feature: true }
    const row = v.parse(settingsSchema, { currency: 'PHP', resources, mobileTemplate, ...received })
    page.putRows('settings', [{ ...row, merchant }])
  }
  const putDownloads = (received: Readonly<Record<string, Value>>): void => {
    const value: DownloadSettings = Object.entries({ download_condition_switch: true, ...received }).map(
      ([name, each]) => [name, { enabled: true, value: each }],
    )
    page.putRows('contentAnswers', [{ merchant, language: 'EN', name: 'downloadSettings', value }])
  }
  const putCounts = (deposits: number, member = '7'): void => {
    const value = { totalDepositSuccessCount: deposits, methods: [] }
    page.putRows('memberAnswers', [{ merchant, member, name: 'depositSettings', value }])
  }
  const putMember = (regDate: number): void => {
    const row = v.parse(memberInfoSchema, {
      id: '7',
      account: 'ann',
      currency: 'PHP',
      balance: 0,
      type: 0,
      regDate,
    })
    page.putRows('members', [{ ...row, merchant, member: '7' }])
  }
  /** The completed withdrawals, and a bank card for each of these numbers. */
  const putAccounts = (withdrawals: number, ...masked: readonly string[]): void => {
    const value = {
      totalWithdrawSuccessCount: withdrawals,
      fullBankCardList: masked.map((each) => ({ id: each, label: 'Bank', masked: each })),
      fullVirtualWalletList: [],
      fullEWalletList: [],
    }
    page.putRows('memberAnswers', [{ merchant, member: '7', name: 'withdrawAccounts', value }])
  }
  const prompts = () => overlayState.queue.filter(({ kind }) => kind === 'download-prompt')
  /** The prompt is shown, and the player closes it. */
  const close = async (isSeen = true): Promise<void> => {
    if (isSeen) markPromptDrawn()
    for (const { id } of prompts()) overlays.closeOverlay(id)
    await pass(0)
  }
  putSettings()
  putDownloads(settings)
  startDownloadPrompt()
  await pass(0)
  return {
    ...page,
    ...overlays,
    pageState,
    device,
    overlayState,
    setPromptsOff,
    trackDeposit,
    visibleResources,
    markPromptDrawn,
    putSettings,
    putDownloads,
    putCounts,
    putAccounts,
    putMember,
    prompts,
    close,
  }
}

/** A new session with a stopped clock. */
export const begin = (): void => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  saveCounter.mockReset()
}
