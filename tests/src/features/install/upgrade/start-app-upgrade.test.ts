import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppUpgrade } from '#domain/install/install-surfaces'

const UPGRADE: AppUpgrade = {
  own: '2.4.38',
  latest: '2.4.39',
  isMandatory: false,
  url: 'https://apps.example/harbour',
  isDirect: false,
}

const loadRest = vi.fn<() => Promise<void>>()

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A separate page, with the notice's translations loaded or loading. */
const start = async () => {
  vi.resetModules()
  vi.doMock('../../../../../src/i18n/load-deferred-translations', () => ({
    loadDeferredTranslations: loadRest,
  }))
  vi.doMock('../../../../../src/i18n/translation-store', () => ({ isPartInUse: () => true }))
  const { overlayState, closeOverlay } = await import('../../../../../src/shared/overlays/overlay-queue')
  const { visibleSurfaces } = await import('../../../../../src/features/install/state/visible-surfaces')
  const { startUpgrade } = await import('../../../../../src/features/install/upgrade/start-app-upgrade')
  startUpgrade()
  const notices = () => overlayState.queue.filter(({ kind }) => kind === 'app-upgrade')
  const lose = async (): Promise<void> => {
    for (const { id } of notices()) closeOverlay(id)
    await pass(0)
  }
  return { visibleSurfaces, notices, lose }
}

beforeEach(() => {
  vi.useFakeTimers()
  loadRest.mockResolvedValue()
})

afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('../../../../../src/i18n/load-deferred-translations')
  vi.doUnmock('../../../../../src/i18n/translation-store')
})

describe('INS-09 the upgrade notice', () => {
  test('INS-09 never shows a notice withdrawn while its translations load', async () => {
    const page = await start()
    let arrive = (): void => undefined
    loadRest.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve
      }),
    )
    page.visibleSurfaces.upgrade = UPGRADE
    await pass(0)
    page.visibleSurfaces.upgrade = null
    await pass(0)
    arrive()
    await pass(60_000)
    expect(page.notices()).toEqual([])
  })

  test('INS-09 retries missing parts a little later, a limited number of times', async () => {
    const page = await start()
    page.visibleSurfaces.upgrade = UPGRADE
    await pass(0)
    for (let losses = 1; losses < 3; losses += 1) {
      await page.lose()
      expect(page.notices()).toHaveLength(0)
      await pass(3_000)
      expect(page.notices()).toHaveLength(1)
    }
    await page.lose()
    await pass(60_000)
    expect(page.notices()).toHaveLength(0)
  })
})
