import { afterEach, vi } from 'vitest'

// A worker's global scope is `self`, which Node lacks. Code under test must find it, and no `window`.
if (!('self' in globalThis))
  Object.defineProperty(globalThis, 'self', { value: globalThis, configurable: true })

// Each test leaves a real clock.
afterEach(() => vi.useRealTimers())
