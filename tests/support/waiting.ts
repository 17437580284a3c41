import { vi } from 'vitest'

const WAIT_TIMEOUT_MS = 10_000 // a shared machine may stall for seconds
const waitFor = vi.waitFor.bind(vi)

vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: WAIT_TIMEOUT_MS, ...options })
