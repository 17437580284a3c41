import { beforeEach, expect, test, vi } from 'vitest'
import { watchPreloadErrors } from '../../../../src/shared/updates/preload-errors'
import { updateState } from '../../../../src/shared/updates/update-state'

const ask = vi.fn<() => Promise<boolean>>()
watchPreloadErrors(ask)

beforeEach(() => (updateState.status = 'none'))

test.each([
  ['UPD-04 a chunk of a replaced build asks for the update', () => Promise.resolve(true), 'ready'],
  ['UPD-04 a chunk that fails while the build is current does not', () => Promise.resolve(false), 'none'],
  ['UPD-04 a chunk that fails for want of a network does not', () => Promise.reject(new TypeError()), 'none'],
])('%s', async (_title, answer, expected) => {
  ask.mockImplementation(answer)
  dispatchEvent(new Event('vite:preloadError'))
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
  await Promise.resolve()
  expect(updateState.status).toBe(expected)
})
