import * as v from 'valibot'
import { MINUTE_MS } from '#domain/timing'
import type { ResourceName } from '#domain/tables/resources'

const CHANNEL = 'mc-presence'
const PRESENCE_POLL_MS = 5 * MINUTE_MS // a tab that crashed is believed to be there for no longer than this

const messageSchema = v.union([
  v.object({
    type: v.literal('here'),
    tab: v.string(),
    isVisible: v.boolean(),
    // Names that this build does not know match no resource.
    shown: v.array(v.string()),
  }),
  v.object({ type: v.literal('who') }),
])

type Here = Extract<v.InferOutput<typeof messageSchema>, { type: 'here' }>

interface PresenceOptions {
  /** This tab's own. */
  readonly self: () => { readonly isVisible: boolean; readonly visibleResources: readonly ResourceName[] }
  /** Another tab has come, gone, or shows something else. */
  readonly onChange: () => void
}

/** What the tabs tell each other of themselves, so that the one that syncs knows what is on any screen. */
export class TabPresence {
  readonly #options: PresenceOptions
  readonly #channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
  readonly #tab = crypto.getRandomValues(new Uint32Array(2)).join('-')
  #others = new Map<string, Here>()
  #rollCall: ReturnType<typeof setInterval> | undefined

  constructor(options: PresenceOptions) {
    this.#options = options
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = v.safeParse(messageSchema, data)
      if (message.success) this.#receive(message.output)
    })
  }

  /** Is any tab of the app before the player's eyes? */
  get isAnyVisible(): boolean {
    return this.#options.self().isVisible || [...this.#others.values()].some(({ isVisible }) => isVisible)
  }

  /** What the visible tabs show. */
  get shown(): ReadonlySet<string> {
    const own = this.#options.self()
    const others = [...this.#others.values()].filter(({ isVisible }) => isVisible)
    return new Set([...(own.isVisible ? own.visibleResources : []), ...others.flatMap(({ shown }) => shown)])
  }

  /** Tells the others what this tab is like now. */
  announce(): void {
    const { isVisible, visibleResources } = this.#options.self()
    this.#channel?.postMessage({
      type: 'here',
      tab: this.#tab,
      isVisible,
      shown: [...visibleResources],
    } satisfies Here)
  }

  /** Asks who is there, now and from time to time: for the tab that has begun to lead. */
  startPolling(): void {
    clearInterval(this.#rollCall)
    const call = (): void => {
      this.#others = new Map()
      this.#channel?.postMessage({ type: 'who' })
    }
    call()
    this.#rollCall = setInterval(call, PRESENCE_POLL_MS)
  }

  /** This tab leads no longer. */
  stopPolling(): void {
    clearInterval(this.#rollCall)
  }

  #receive(message: v.InferOutput<typeof messageSchema>): void {
    if (message.type === 'who') {
      this.announce()
      return
    }
    this.#others.set(message.tab, message)
    this.#options.onChange()
  }
}
