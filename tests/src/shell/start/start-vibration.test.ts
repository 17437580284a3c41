import { beforeEach, expect, test, vi } from 'vitest'
import { showToast, toasts } from '../../../../src/shared/overlays/toasts'
import { device } from '../../../../src/shared/page/device'
import { setVibration } from '../../../../src/shared/page/vibration'
import { startVibration } from '../../../../src/shell/start/start-vibration'

const setActivity = (hasBeenActive: boolean): void =>
  void Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } })

const pulses = vi.fn<() => boolean>()

/** Lets the toasts reach their listeners, and the pause between two pulses pass. */
const pass = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1_001)

beforeEach(() => {
  vi.useFakeTimers()
  pulses.mockClear()
  Object.assign(navigator, { vibrate: pulses })
  toasts.items = []
  device.isMotionReduced = false
  setVibration(true)
  setActivity(true)
  startVibration()
})

test('a new favourite makes the device pulse, other toasts do not', async () => {
  await pass()
  showToast({ key: 'strip.online', tone: 'success' })
  await pass()
  expect(pulses).not.toHaveBeenCalled()
  showToast({ key: 'favourite.added', values: { name: 'Ancient Lotus' } })
  await pass()
  expect(pulses).toHaveBeenCalled()
})

test.each([
  ['the player has switched it off', () => setVibration(false)],
  ['motion is reduced', () => (device.isMotionReduced = true)],
  ['the player has not touched the page yet', () => setActivity(false)],
])('it does not pulse if %s', async (_name, set) => {
  set()
  await pass()
  showToast({ key: 'favourite.added', values: { name: 'Ancient Lotus' } })
  await pass()
  expect(pulses).not.toHaveBeenCalled()
})
