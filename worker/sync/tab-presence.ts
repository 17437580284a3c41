import * as v from 'valibot'
import { MINUTE_MS } from '#domain/timing'
import type { ResourceName } from '#domain/tables/resources'

const CHANNEL = 'mc-presence'
const PRESENCE_POLL_MS = 5 * MINUTE_MS // a crashed tab is forgotten after this long

const messageSchema = v.union([
  v.object({
    type: v.literal('here'),
    tab: v.string(),
    isVisible: v.boolean(),
    // Names unknown to this build match no resource.
    shown: v.array(v.string()),
  }),
  v.object({ type: v.literal('who') }),
])

type Here = Extract<v.InferOutput<typeof messageSchema>, { type: 'here' }>

interface PresenceOptions {
  /** Returns the state of this tab. */
  readonly self: () => { readonly isVisible: boolean; readonly visibleResources: readonly ResourceName[] }
  /** Called when another tab has opened, closed or changed what it shows. */
  readonly onChange: () => void
}

/** Tracks which tabs are open and what they show, so the leader syncs only what is on a screen. */
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

  /** True if any tab of the app is visible. */
  get isAnyVisible(): boolean {
    return this.#options.self().isVisible || [...this.#others.values()].some(({ isVisible }) => isVisible)
  }

  /** The resources that visible tabs show. */
  get shown(): ReadonlySet<string> {
    const own = this.#options.self()
    const others = [...this.#others.values()].filter(({ isVisible }) => isVisible)
    return new Set([...(own.isVisible ? own.visibleResources : []), ...others.flatMap(({ shown }) => shown)])
  }

  /** Sends this tab's state to the others. */
  announce(): void {
    const { isVisible, visibleResources } = this.#options.self()
    this.#channel?.postMessage({
      type: 'here',
      tab: this.#tab,
      isVisible,
      shown: [...visibleResources],
    } satisfies Here)
  }

  /** Polls the other tabs, now and at intervals. Called when this tab is elected leader. */
  startPolling(): void {
    clearInterval(this.#rollCall)
    const call = (): void => {
      this.#others = new Map()
      this.#channel?.postMessage({ type: 'who' })
    }
    call()
    this.#rollCall = setInterval(call, PRESENCE_POLL_MS)
  }

  /** Called when this tab no longer leads. */
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
