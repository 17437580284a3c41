import { expect, test, vi } from 'vitest'
import { parse } from 'valibot'
import { settingsSchema } from '#domain/contract/settings/settings'
import { ANN } from '../../../../support/members'

const POLLING_MS = 20 * 150

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A page with the code of installing, in a browser that the merchant's app is for. */
const begin = async () => {
  vi.useFakeTimers()
  vi.resetModules()
  sessionStorage.clear()
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const { putRows, startPage } = await import('../../../support/page-fixture')
  const { overlayState } = await import('../../../../../src/shared/overlays/overlay-queue')
  const { pageState } = await import('../../../../../src/shared/page/page-state')
  const { startInstall } = await import('../../../../../src/features/install/start/start-install')
  await startPage()
  const putSettings = (pwa: boolean): void => {
    const resources = pwa ? [{ resourceType: 'Android', url: 'https://apps.example/harbour' }] : []
    const mobileTemplate = { pwa, desktop_app_feature: pwa }
    const settings = parse(settingsSchema, { currency: 'PHP', resources, mobileTemplate })
    putRows('settings', [{ ...settings, merchant: pageState.merchant }])
  }
  return { now, overlayState, pageState, startInstall, putSettings }
}

test.each([
  ['8 s later, when the code loads 12 s after the start of the visit', 12_000, 8_000],
  ['at once, when it loads later than that', 90_000, 0],
])('INS-02 the install popup comes %s', async (_name, visitedMs, delayMs) => {
  const { now, overlayState, startInstall, putSettings } = await begin()
  putSettings(true)
  now.mockReturnValue(visitedMs)
  startInstall()
  await pass(delayMs + POLLING_MS - 200)
  expect(overlayState.queue).toEqual([])
  await pass(200)
  expect(overlayState.queue).toMatchObject([{ kind: 'install-popup' }])
})

test('SES-06 INS-02 the install popup is considered again 20 s after a login', async () => {
  const { overlayState, pageState, startInstall, putSettings } = await begin()
  putSettings(false)
  startInstall()
  await pass(20_000 + POLLING_MS)
  putSettings(true)
  await pass(20_000 + POLLING_MS)
  expect(overlayState.queue).toEqual([])
  pageState.session = ANN
  await pass(20_000 + POLLING_MS - 200)
  expect(overlayState.queue).toEqual([])
  await pass(200)
  expect(overlayState.queue).toMatchObject([{ kind: 'install-popup' }])
})
