import { expect, test, vi } from 'vitest'
import type { ChunkErrorMessage } from '#domain/port'
import { loadChunk } from '../../../../src/shared/page/load-chunk'

test('R-12 UPD-04 a worker reports a chunk that fails to load to the page', async () => {
  const post = vi.fn<(message: unknown) => void>()
  vi.stubGlobal('navigator', { onLine: false }) // without a network there is only one attempt
  vi.stubGlobal('postMessage', post)
  const lost = new TypeError('Importing a module script failed.')
  await expect(loadChunk(() => Promise.reject(lost), ['assets/a.js'])).rejects.toBe(lost)
  expect(post.mock.calls).toEqual([[{ type: 'vite:preloadError' } satisfies ChunkErrorMessage]])
})
