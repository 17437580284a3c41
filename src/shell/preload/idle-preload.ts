import { onFirstScreenReady } from '../../shared/page/on-first-screen-ready'
import type * as Chunks from './preload-chunks'

const LATER_MS = 2_500 // the covers of the first screen load first

/** Preloads what the first screen does not need, after that screen is shown. Returns a function that cancels it. */
export const preloadWhenIdle = (): (() => void) =>
  onFirstScreenReady(() => void withPreloadModule(({ preloadChunks }) => preloadChunks()), LATER_MS)

/** Runs code of the preload chunk. Without the chunk nothing happens: each part loads when it is needed. */
export const withPreloadModule = async (run: (chunks: typeof Chunks) => unknown): Promise<void> => {
  try {
    await run(await import('./preload-chunks'))
  } catch {
    // Chunk unavailable.
  }
}
