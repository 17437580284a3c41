import { PIXEL_IDS_KEY } from '#domain/tracking/tracking-keys'
import { SCRIPT_TIMEOUT_MS } from '#domain/timing'
import { pixelScript, type PixelName } from '#domain/tracking/pixel-hosts'
import type { TrackingEvent } from '#domain/contract/tracking/tracking'
import { writeStorage } from '../../shared/storage/storage-area'
import { loadScript } from '../../shared/third-party/load-script'
import { isAllowedScript } from '../../shared/third-party/script-hosts'
import { SNIPPETS, type SendPixelEvent } from './pixel-snippets'

export interface Pixels {
  /** Allows or forbids the pixels to run and receive events. Forbidden until it is called. */
  readonly allow: (isSendingAllowed: boolean) => void
  /**
   * Starts the pixels whose script the security policy allows. Later calls do nothing, unless the first was not
   * allowed to run.
   */
  readonly start: (configured: readonly (readonly [PixelName, string])[]) => void
  /** Sends an event to every pixel. Events before the start are queued; events while forbidden are dropped. */
  readonly send: (event: TrackingEvent) => void
}

const MAX_QUEUED_EVENTS = 20 // limits the queue if no pixel ever starts

/** The merchant's pixels (TRK-03). They start when the page is idle, each once, and nothing waits for them. */
export const createPixels = (): Pixels => {
  const early: TrackingEvent[] = []
  let isSendingAllowed = false
  let isStarted = false
  let pixelSenders: readonly SendPixelEvent[] | undefined
  return {
    allow: (isAllowed) => {
      isSendingAllowed = isAllowed
      if (!isSendingAllowed) early.length = 0
    },
    start: (configured) => {
      if (isStarted) return
      isStarted = true
      whenIdle(() => {
        // Forbidden meanwhile: a later call may start them.
        isStarted = isSendingAllowed
        if (!isSendingAllowed) return
        const pixels = configured.filter(([name, id]) => isAllowedScript(pixelScript(name, id)))
        if (pixels.length > 0)
          writeStorage('local', PIXEL_IDS_KEY, JSON.stringify(Object.fromEntries(pixels)))
        pixelSenders = pixels.map(([name, id]) => begin(name, id))
        for (const event of early) for (const send of pixelSenders) send(event)
      })
    },
    send: (event) => {
      if (!isSendingAllowed) return
      if (pixelSenders) for (const send of pixelSenders) send(event)
      else if (early.length < MAX_QUEUED_EVENTS) early.push(event)
    },
  }
}

/** Sets up the provider's queue, which its script processes once loaded. */
const begin = (name: PixelName, id: string): SendPixelEvent => {
  const send = SNIPPETS[name](id)
  // If the script does not load, only the queue remains.
  void loadScript({ url: pixelScript(name, id), limitMs: SCRIPT_TIMEOUT_MS, isThere: () => true })
  return (event) => {
    try {
      send(event)
    } catch {
      // An error of a third party must not break the page.
    }
  }
}

const IDLE_LIMIT_MS = 5_000
const UNKNOWN_IDLE_MS = 3_000 // for browsers without idle callbacks (Safari); the first screen is ready by then

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_LIMIT_MS })
  else setTimeout(run, UNKNOWN_IDLE_MS)
}
