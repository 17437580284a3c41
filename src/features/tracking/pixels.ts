import { PIXEL_IDS_KEY } from '#domain/tracking/tracking-keys'
import { SCRIPT_TIMEOUT_MS } from '#domain/timing'
import { pixelScript, type PixelName } from '#domain/tracking/pixel-hosts'
import type { TrackingEvent } from '#domain/contract/tracking/tracking'
import { writeStorage } from '../../shared/storage/storage-area'
import { loadScript } from '../../shared/third-party/load-script'
import { isAllowedScript } from '../../shared/page/trusted-types'
import { SNIPPETS, type SendPixelEvent } from './pixel-snippets'

export interface Pixels {
  /** Says whether they may run and be told; until it is said they may not. */
  readonly allow: (isSendingAllowed: boolean) => void
  /** Begins those whose script may run here: the policy names its host. The first that is still allowed then counts. */
  readonly start: (configured: readonly (readonly [PixelName, string])[]) => void
  /** Tells every pixel; what comes before they stand is told when they do, and what comes while they may not never. */
  readonly send: (event: TrackingEvent) => void
}

const MOST_EARLY = 20 // where none ever stands

/** The merchant's pixels (TRK-03): begun when the page has nothing else to do, each once, and never waited for. */
export const createPixels = (): Pixels => {
  const early: TrackingEvent[] = []
  let isSendingAllowed = false
  let isStarted = false
  let tellers: readonly SendPixelEvent[] | undefined
  return {
    allow: (isAllowed) => {
      isSendingAllowed = isAllowed
      if (!isSendingAllowed) early.length = 0
    },
    start: (configured) => {
      if (isStarted) return
      isStarted = true
      whenIdle(() => {
        // Refused meanwhile: whoever allows it begins anew.
        isStarted = isSendingAllowed
        if (!isSendingAllowed) return
        const pixels = configured.filter(([name, id]) => isAllowedScript(pixelScript(name, id)))
        if (pixels.length > 0)
          writeStorage('local', PIXEL_IDS_KEY, JSON.stringify(Object.fromEntries(pixels)))
        tellers = pixels.map(([name, id]) => begin(name, id))
        for (const event of early) for (const send of tellers) send(event)
      })
    },
    send: (event) => {
      if (!isSendingAllowed) return
      if (tellers) for (const send of tellers) send(event)
      else if (early.length < MOST_EARLY) early.push(event)
    },
  }
}

/** The provider's own way to begin: a queue that its script works off when it comes. */
const begin = (name: PixelName, id: string): SendPixelEvent => {
  const send = SNIPPETS[name](id)
  // A script that does not come leaves the queue, and nothing else.
  void loadScript({ url: pixelScript(name, id), limitMs: SCRIPT_TIMEOUT_MS, isThere: () => true })
  return (event) => {
    try {
      send(event)
    } catch {
      // A third party's fault is no fault of the page's.
    }
  }
}

const IDLE_LIMIT_MS = 5_000
const UNKNOWN_IDLE_MS = 3_000 // a browser that does not say when it is idle (Safari); the first screen stands by then

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_LIMIT_MS })
  else setTimeout(run, UNKNOWN_IDLE_MS)
}
