import { beforeEach, expect, test, vi } from 'vitest'
import { showToast, toasts } from '../../../../src/shared/overlays/toasts'
import { device } from '../../../../src/shared/page/device'
import { setVibration } from '../../../../src/shared/page/vibration'
import { startVibration } from '../../../../src/shell/start/start-vibration'

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
  startVibration()
})

test('a success and a new favourite make the device pulse, other toasts do not', async () => {
  await pass()
  showToast({ text: 'Claimed', tone: 'success' })
  await pass()
  expect(pulses).toHaveBeenCalledOnce()
  showToast({ key: 'favourite.added', values: { name: 'Ancient Lotus' } })
  await pass()
  expect(pulses.mock.calls.length).toBeGreaterThan(1)
  const before = pulses.mock.calls.length
  showToast({ key: 'failure.offline', tone: 'danger' })
  await pass()
  expect(pulses).toHaveBeenCalledTimes(before)
})

test.each([
  ['the player has switched it off', () => setVibration(false)],
  ['motion is reduced', () => (device.isMotionReduced = true)],
])('it does not pulse if %s', async (_name, set) => {
  set()
  await pass()
  showToast({ text: 'Claimed', tone: 'success' })
  await pass()
  expect(pulses).not.toHaveBeenCalled()
})
