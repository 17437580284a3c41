import { afterAll, vi } from 'vitest'

// Vitest restores stubs before each test, so not after the last one of a file. The next file runs in the same process,
// and Vitest itself reads the time there.
afterAll(() => {
  vi.unstubAllGlobals()
})
