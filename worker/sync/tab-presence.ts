import { MINUTE_MS } from '#domain/timing'
import type { ResourceName } from '#domain/tables/resources'
import { openTabChannel, type TabMessage } from '../tab-channels'

const PRESENCE_POLL_MS = 5 * MINUTE_MS // a crashed tab is forgotten after twice this time at most

type PresenceMessage = TabMessage<'mc-presence'>
type Here = Extract<PresenceMessage, { type: 'here' }>

interface PresenceOptions {
  /** Returns the state of this tab. */
  readonly self: () => { readonly isVisible: boolean; readonly visibleResources: readonly ResourceName[] }
  /** Called when another tab has opened, closed or changed what it shows, or may have. */
  readonly onChange: () => void
}

/** Tracks which tabs are open and what they show, so the leader syncs only what is on a screen. */
export class TabPresence {
  readonly #options: PresenceOptions
  readonly #channel = openTabChannel('mc-presence', (message) => {
    this.#receive(message)
  })
  readonly #tab = crypto.getRandomValues(new Uint32Array(2)).join('-')
  #others = new Map<string, Here>()
  #pollTimer: ReturnType<typeof setInterval> | undefined

  constructor(options: PresenceOptions) {
    this.#options = options
  }

  /** True if no other tab is open. */
  get isAlone(): boolean {
    return this.#others.size === 0
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
    this.#channel.post({ type: 'here', tab: this.#tab, isVisible, shown: [...visibleResources] })
  }

  /** Polls the other tabs, now and at intervals. Called when this tab is elected leader. */
  startPolling(): void {
    clearInterval(this.#pollTimer)
    const poll = (): void => {
      this.#options.onChange() // without the tabs that have not answered the last poll
      this.#others = new Map()
      this.#channel.post({ type: 'who' })
    }
    poll()
    this.#pollTimer = setInterval(poll, PRESENCE_POLL_MS)
  }

  /** Called when this tab no longer leads. */
  stopPolling(): void {
    clearInterval(this.#pollTimer)
  }

  #receive(message: PresenceMessage): void {
    if (message.type === 'who') {
      this.announce()
      return
    }
    this.#others.set(message.tab, message)
    this.#options.onChange()
  }
}
