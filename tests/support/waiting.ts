import { vi } from 'vitest'

/** A shared machine may stall for seconds. Mutation tests wait less: they often wait in vain. */
const WAIT_TIMEOUT_MS = Number(process.env['WAIT_TIMEOUT_MS'] ?? 20_000)
const waitFor = vi.waitFor.bind(vi)

vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: WAIT_TIMEOUT_MS, ...options })
