import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { settingsSchema } from '#domain/contract/settings/settings'
import { ok } from '#domain/result'

const saveCounter = vi.fn<(counter: { readonly count: number }) => Promise<unknown>>()

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A page whose lazy code loads some time after the visit started, and a merchant with an app. */
const start = async (visitedMs: number, isInstalled = false) => {
  vi.resetModules()
  vi.doMock('../../../../../src/shared/worker/client/commands', () => ({
    commands: { saveCounter },
  }))
  // The code loads before it starts: other modules use its chunk.
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  window.mcBoot = {
    language: 'EN',
    isLanguageRequested: false,
    workerUrl: '',
    worker: null,
    urlToken: null,
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

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  saveCounter.mockReset().mockResolvedValue(ok(null))
})

afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('../../../../../src/shared/worker/client/commands')
  delete window.mcBoot
})

describe('INS-02 the popup’s delay', () => {
  test('INS-02 SES-06 the delay counts from the start of the visit, and restarts after a login', async () => {
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
})

test('INS-01 counts an installation before this code loaded, and one after it', async () => {
  const page = await start(3_000, true)
  expect(saveCounter).toHaveBeenCalledWith(expect.objectContaining({ id: 'install', count: 99 }))
  expect(localStorage.getItem('appInstalled')).toBe('1')
  await pass(60_000)
  expect(page.popups()).toHaveLength(0)
  saveCounter.mockClear()
  localStorage.clear()

  await start(3_000)
  expect(saveCounter).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('appinstalled'))
  expect(saveCounter).toHaveBeenCalledWith(expect.objectContaining({ id: 'install', count: 99 }))
})
