import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterHistoryBack } from '../../../../src/shared/routing/after-history-back'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A step back from an entry, with the calls of what follows it. */
const leave = () => {
  const run = vi.fn()
  const history = { isAtEntry: true }
  afterHistoryBack(() => history.isAtEntry, run)
  return { run, history }
}

test('SHL-07 LOG-10 what follows a step back waits for it, also if a busy phone takes seconds', () => {
  const { run } = leave()
  vi.advanceTimersByTime(4_000)
  expect(run).not.toHaveBeenCalled()
  window.dispatchEvent(new PopStateEvent('popstate'))
  window.dispatchEvent(new PopStateEvent('popstate'))
  vi.advanceTimersByTime(10_000)
  expect(run).toHaveBeenCalledOnce()
})

test('SHL-07 it follows within a second where another navigation has replaced the entry', () => {
  const { run, history } = leave()
  history.isAtEntry = false
  vi.advanceTimersByTime(1_000)
  expect(run).toHaveBeenCalledOnce()
})

test('SHL-07 it follows after 5 s where another overlay has taken the entry', () => {
  const { run } = leave()
  vi.advanceTimersByTime(5_000)
  expect(run).toHaveBeenCalledOnce()
})

test('SHL-07 it follows at once without a step', () => {
  const run = vi.fn()
  afterHistoryBack(() => false, run)
  expect(run).toHaveBeenCalledOnce()
})
