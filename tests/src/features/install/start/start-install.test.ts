import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { settingsSchema } from '#domain/contract/settings/settings'
import { ok } from '#domain/result'

const keepCounter = vi.fn<(counter: { readonly count: number }) => Promise<unknown>>()

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A page whose late code comes when the visit has been going on for a while, and a merchant with an app. */
const start = async (visitedMs: number, isInstalled = false) => {
  vi.resetModules()
  vi.doMock('../../../../../src/shared/worker/client/worker-client', () => ({
    invokeWorker: (ask: (api: object) => unknown) => ask({ keepCounter }),
  }))
  // The code loads earlier than it starts: its chunk has other users.
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  window.mcBoot = {
    language: 'EN',
    isLanguageRequested: false,
    workerUrl: '',
    worker: null,
    addressToken: null,
    showSnapshot: () => undefined,
    ...(isInstalled && { isInstalled }),
  }
  const page = await import('../../../support/page-fixture')
  const { overlayState, closeOverlay } = await import('../../../../../src/shared/overlays/overlay-queue')
  const { pageState } = await import('../../../../../src/shared/page/page-state')
  const { startInstall } = await import('../../../../../src/features/install/start/start-install')
  await page.startPage()
  const settings = v.parse(settingsSchema, {
    currency: 'PHP',
    resources: [{ resourceType: 'Android', url: 'https://apps.example/harbour' }],
    mobileTemplate: { pwa: true, desktop_app_feature: true },
  })
  page.putRows('settings', [{ ...settings, merchant: pageState.merchant }])
  now.mockReturnValue(visitedMs)
  startInstall()
  await pass(0)
  const popups = () => overlayState.queue.filter(({ kind }) => kind === 'install-popup')
  return { pageState, popups, closeOverlay }
}

const POLLING_MS = 20 * 150
const ANN = { id: '7', userName: 'ann', type: 0, token: 't', merchantCode: '', firstTimeLogin: false }

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  keepCounter.mockReset().mockResolvedValue(ok(null))
})

afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('../../../../../src/shared/worker/client/worker-client')
  delete window.mcBoot
})

describe('INS-02 the delay of the popup', () => {
  test('INS-02 SES-06 it counts from the visit, and in full from when a member comes', async () => {
    const page = await start(12_000)
    await pass(8_000 + POLLING_MS - 200)
    expect(page.popups()).toHaveLength(0)
    await pass(200)
    expect(page.popups()).toHaveLength(1)
    for (const { id } of page.popups()) page.closeOverlay(id)
    await pass(0)
    sessionStorage.clear()

    const other = await start(90_000)
    await pass(POLLING_MS)
    expect(other.popups()).toHaveLength(1)
  })

  test('SES-06 a member who comes is asked 20 s later', async () => {
    sessionStorage.setItem('installAnswered', '1') // the start finds nothing to ask
    localStorage.setItem('WEBCLIP', '1')
    const page = await start(12_000)
    sessionStorage.clear()
    await pass(8_000 + POLLING_MS)
    localStorage.clear()
    page.pageState.session = ANN
    await pass(19_900)
    expect(page.popups()).toHaveLength(0)
  })
})

test('INS-01 an installation from before this code is counted, and one after it as well', async () => {
  const page = await start(3_000, true)
  expect(keepCounter).toHaveBeenCalledWith(expect.objectContaining({ id: 'install', count: 99 }))
  expect(localStorage.getItem('appInstalled')).toBe('1')
  await pass(60_000)
  expect(page.popups()).toHaveLength(0)
  keepCounter.mockClear()
  localStorage.clear()

  await start(3_000)
  expect(keepCounter).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('appinstalled'))
  expect(keepCounter).toHaveBeenCalledWith(expect.objectContaining({ id: 'install', count: 99 }))
})
