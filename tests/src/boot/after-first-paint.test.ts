import { beforeEach, expect, test, vi } from 'vitest'
import { afterFirstPaint } from '../../../src/boot/after-first-paint'

let paint: (...names: readonly string[]) => void
const run = vi.fn()

class FakeObserver {
  constructor(callback: (list: { getEntriesByName: (name: string) => string[] }) => void) {
    paint = (...names) => callback({ getEntriesByName: (name) => names.filter((one) => one === name) })
  }
  observe(): void {
    // The test reports the paints.
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', FakeObserver)
  run.mockClear()
})

test('OFF-01 waits for content, not for an empty frame, and runs once', () => {
  afterFirstPaint(run)
  paint('first-paint')
  expect(run).not.toHaveBeenCalled()
  paint('first-contentful-paint')
  vi.advanceTimersByTime(1_000)
  expect(run).toHaveBeenCalledOnce()
})

test('R-10 runs without a paint', () => {
  afterFirstPaint(run)
  vi.advanceTimersByTime(299)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
})
