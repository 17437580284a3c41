import { beforeEach, expect, test, vi } from 'vitest'
import { CAPTCHA_FRAME_PATH } from '#domain/captcha/captcha-hosts'

const container = new EventTarget()
const next = { postMessage: vi.fn() }
const reload = vi.fn()
let waiting: typeof next | null

/** The player accepts; resolves when the new build has been messaged. */
const apply = async (): Promise<void> =>
  (await import('../../../../../src/features/updates/dialog/apply-update')).applyUpdate()

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  waiting = next
  const getRegistration = () => Promise.resolve({ waiting, installing: null })
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(container, { getRegistration }) })
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})

test('UPD-04 activates the waiting build once and reloads once it is in control', async () => {
  await apply()
  await apply()
  expect(next.postMessage.mock.calls).toEqual([[{ type: 'skip-waiting' }]])
  expect(reload).not.toHaveBeenCalled()
  container.dispatchEvent(new Event('controllerchange'))
  container.dispatchEvent(new Event('controllerchange'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('UPD-04 a browser that forgot to look at it again is made to by a document of the scope', async () => {
  await apply()
  expect(document.querySelector('iframe')).toBeNull()
  await vi.advanceTimersByTimeAsync(2_000)
  const frame = document.querySelector('iframe')
  expect(frame?.getAttribute('src')).toBe(CAPTCHA_FRAME_PATH)
  // The policy of that document has the sandbox (tests/deploy/captcha-headers.test.ts).
  expect([frame?.hidden, frame?.hasAttribute('sandbox')]).toEqual([true, false])
  expect(reload).not.toHaveBeenCalled()
  // The wait is limited to 10 s.
  await vi.advanceTimersByTimeAsync(8_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('UPD-04 reloads immediately if another tab has activated it already', async () => {
  waiting = null
  await apply()
  expect(next.postMessage).not.toHaveBeenCalled()
  expect(reload).toHaveBeenCalledTimes(1)
})
