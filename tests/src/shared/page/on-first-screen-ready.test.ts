import { expect, test, vi } from 'vitest'
import { onFirstScreenReady } from '../../../../src/shared/page/on-first-screen-ready'

const STEP_MS = 2_500

/** Starts to wait on a screen. Returns how often `run` was called after each of these screens, a step later. */
const callsOver = (...screens: readonly string[]): readonly number[] => {
  vi.useFakeTimers()
  const run = vi.fn()
  onFirstScreenReady(run, STEP_MS)
  const calls = screens.map((screen) => {
    document.body.innerHTML = `<main>${screen}</main>`
    vi.advanceTimersByTime(STEP_MS)
    return run.mock.calls.length
  })
  vi.useRealTimers()
  return calls
}

const SKELETON = '<div class="sk-pulse"></div>'
const ERROR = '<div role="alert">Games couldn’t be loaded</div>'

test('OFF-01 SHL-08 what loads later waits for skeletons and errors, at most 30 s', () => {
  expect(callsOver(SKELETON, ERROR, '<a data-game="1">', '')).toEqual([0, 0, 1, 1])
  expect(callsOver(...Array.from({ length: 13 }, () => ERROR)).indexOf(1)).toBe(11)
})
