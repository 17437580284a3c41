import { isWaiting } from '../boot/snapshot/is-waiting'
import type * as Chunks from './preload-chunks'

const LATER_MS = 2_500 // the covers of the first screen go first
const PATIENCE_MS = 30_000 // games that have not come by then do not hold up the rest

/** Fetches what the first screen does not need once that stands. Answers the way to call it off. */
export const preloadLater = (): (() => void) => {
  const patienceEndsAt = performance.now() + PATIENCE_MS
  const wait = (): ReturnType<typeof setTimeout> =>
    setTimeout(() => {
      if (isFirstScreenAwaited() && performance.now() < patienceEndsAt) timer = wait()
      else void preload()
    }, LATER_MS)
  let timer = wait()
  return () => clearTimeout(timer)
}

/** A slow line is still busy with what comes first. */
const isFirstScreenAwaited = (): boolean => isWaiting(document.body)

const preload = (): Promise<void> => withChunks(({ preloadChunks }) => preloadChunks())

/** Runs what is fetched with that; what does not come is asked for when it is needed. */
export const withChunks = async (run: (chunks: typeof Chunks) => Promise<void>): Promise<void> => {
  try {
    await run(await import('./preload-chunks'))
  } catch {
    // As said.
  }
}
