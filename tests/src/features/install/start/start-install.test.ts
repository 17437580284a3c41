import { expect, test, vi } from 'vitest'
import { parse } from 'valibot'
import { settingsSchema } from '#domain/contract/settings/settings'

const POLLING_MS = 20 * 150

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test.each([
  ['8 s later, when the code loads 12 s after the start of the visit', 12_000, 8_000],
  ['at once, when it loads later than that', 90_000, 0],
])('INS-02 the install popup comes %s', async (_name, visitedMs, delayMs) => {
  vi.useFakeTimers()
  vi.resetModules()
  sessionStorage.clear()
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const { putRows, startPage } = await import('../../../support/page-fixture')
  const { overlayState } = await import('../../../../../src/shared/overlays/overlay-queue')
  const { pageState } = await import('../../../../../src/shared/page/page-state')
  const { startInstall } = await import('../../../../../src/features/install/start/start-install')
  await startPage()
  const resources = [{ resourceType: 'Android', url: 'https://apps.example/harbour' }]
  const mobileTemplate = { pwa: true, desktop_app_feature: true }
  const settings = parse(settingsSchema, { currency: 'PHP', resources, mobileTemplate })
  putRows('settings', [{ ...settings, merchant: pageState.merchant }])
  now.mockReturnValue(visitedMs)
  startInstall()
  await pass(delayMs + POLLING_MS - 200)
  expect(overlayState.queue).toEqual([])
  await pass(200)
  expect(overlayState.queue).toMatchObject([{ kind: 'install-popup' }])
})
