import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { AppUpgrade } from '#domain/install/install-surfaces'
import { visibleSurfaces } from '../../../../../src/features/install/state/visible-surfaces'
import { startUpgrade } from '../../../../../src/features/install/upgrade/start-app-upgrade'
import { closeOverlay, overlayState } from '../../../../../src/shared/overlays/overlay-queue'

const UPGRADE: AppUpgrade = {
  own: '2.4.38',
  latest: '2.4.39',
  isMandatory: false,
  url: 'https://apps.example/harbour',
  isDirect: false,
}

const loadRest = vi.hoisted(() => vi.fn<() => Promise<void>>())

vi.mock('../../../../../src/i18n/load-deferred-translations', () => ({ loadDeferredTranslations: loadRest }))
vi.mock('../../../../../src/i18n/translation-store', () => ({ isPartInUse: () => true }))

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

const notices = () => overlayState.queue.filter(({ kind }) => kind === 'app-upgrade')

beforeAll(startUpgrade)
beforeEach(() => {
  vi.useFakeTimers()
  loadRest.mockResolvedValue()
})

test('INS-09 never shows a notice withdrawn while its translations load', async () => {
  let arrive = (): void => undefined
  loadRest.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  visibleSurfaces.upgrade = UPGRADE
  await pass(0)
  visibleSurfaces.upgrade = null
  await pass(0)
  arrive()
  await pass(60_000)
  expect(notices()).toEqual([])
})

test('INS-09 retries missing parts a little later, a limited number of times', async () => {
  visibleSurfaces.upgrade = UPGRADE
  await pass(0)
  for (let losses = 1; losses <= 3; losses += 1) {
    for (const { id } of notices()) closeOverlay(id)
    await pass(2_900)
    expect(notices()).toEqual([])
    await pass(losses < 3 ? 200 : 60_000)
    expect(notices()).toHaveLength(losses < 3 ? 1 : 0)
  }
})
