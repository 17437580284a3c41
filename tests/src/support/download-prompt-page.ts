import { expect, vi } from 'vitest'
import { parse } from 'valibot'
import { settingsSchema } from '#domain/contract/settings/settings'
import type { PromptRows } from '../../../src/features/install/download-prompt/start/prompt-rows'
import { rulesOf } from '../../domain/install/support/decide-prompt'
import type { ANN } from '../../support/members'

export const NO_COUNTERS: PromptRows['counters'] = { deposit_times: 0, withdrawal_times: 0, bind_card: 0 }

export const saveCounter = vi.fn()
let emit: (rows: PromptRows) => void = () => undefined

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** The settings of a merchant whose web app can be installed, or not. */
export const settingsWith = (pwa: boolean): PromptRows['settings'] => ({
  ...parse(settingsSchema, { currency: 'PHP', mobileTemplate: { pwa, desktop_app_feature: pwa } }),
  merchant: 'harbour',
})

/** A page with these settings that has just loaded; session storage is left from the page before. */
export const start = async (values: Readonly<Record<string, number | boolean>>, path = '/m/home') => {
  vi.clearAllTimers()
  vi.resetModules()
  vi.doMock('../../../src/shared/worker/client/commands', () => ({ commands: { saveCounter } }))
  vi.doMock('../../../src/shared/worker/query/subscribe-query', () => ({
    subscribeQuery: (_read: unknown, onRows: typeof emit) => (emit = onRows),
  }))
  window.history.replaceState(null, '', path)
  const { overlayState, ...overlays } = await import('../../../src/shared/overlays/overlay-queue')
  const { pageState } = await import('../../../src/shared/page/page-state')
  const { device } = await import('../../../src/shared/page/device')
  const { setPromptsOff } = await import('../../../src/shared/safer-play/prompts-off')
  const { trackDeposit } = await import('../../../src/shared/tracking/track-events')
  const { visibleResources } = await import('../../../src/shared/worker/query/visible-resources')
  const { markPromptDrawn } = await import('../../../src/features/install/download-prompt/start/prompt-state')
  const { onPageChange } = await import('../../../src/features/install/download-prompt/start/evaluate-prompt')
  const { startDownloadPrompt } =
    await import('../../../src/features/install/download-prompt/start/start-download-prompt')
  const { loadLanguage } = await import('../../../src/i18n/load-language')
  const { loadDeferredTranslations } = await import('../../../src/i18n/load-deferred-translations')
  await loadLanguage('EN')
  await loadDeferredTranslations()
  pageState.merchant = 'harbour'
  const unknown = { regDate: null, deposits: null, withdrawals: null, payouts: null }
  let rows: PromptRows = {
    ...unknown,
    member: '',
    settings: settingsWith(true),
    rules: rulesOf(values),
    counters: NO_COUNTERS,
    isOffline: false,
  }
  const put = async (changed: Partial<PromptRows>): Promise<void> => {
    rows = { ...rows, ...changed }
    emit(rows)
    await pass(0)
  }
  const enter = async (session: typeof ANN | null, more: Partial<PromptRows> = {}): Promise<void> => {
    pageState.session = session
    await pass(0)
    await put({ ...unknown, member: session?.id ?? '', ...more })
  }
  const go = async (to: string): Promise<void> => {
    window.history.replaceState(null, '', to)
    onPageChange()
    await pass(0)
  }
  const prompts = () => overlayState.queue.filter(({ kind }) => kind === 'download-prompt')
  /** The prompt is shown unless its code is lost, and the player closes it. */
  const close = async (isSeen = true): Promise<void> => {
    if (isSeen) markPromptDrawn()
    for (const { id } of prompts()) overlays.closeOverlay(id)
    await pass(0)
  }
  const see = (count: number, more: object = {}): void =>
    expect(prompts()).toMatchObject(Array.from({ length: count }, () => more))
  startDownloadPrompt()
  await put({})
  return {
    ...overlays,
    ...{ overlayState, device, setPromptsOff, trackDeposit, visibleResources, markPromptDrawn },
    ...{ put, enter, go, close, see },
  }
}
