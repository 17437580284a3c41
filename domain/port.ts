import type { PersistedKey } from './constants/storage-keys'
import type { AppError } from './errors'
import type { TableChange } from './tables/memory-tables'

/** How the page is shown: the `device` of login and the kind after `MOBILE/` (A3). */
export type DeviceKind = 'browser' | 'IPAD' | 'PWA' | 'WEBCLIP'

/** Session info as session storage holds it (A3). It crosses to the worker here and at login, nowhere else. */
export interface Session {
  readonly id: string
  readonly token: string
  readonly userName: string
  readonly merchantCode: string
  readonly type: number
  readonly firstTimeLogin: boolean
}

/**
 * What a worker cannot see for itself: it has no storage areas, cookies, display mode or screen. Sent by the document's
 * small script before React is there, and again with every handshake.
 */
export interface PageFacts {
  readonly session: Session | null
  /** One browser session; made by the page, kept in session storage. */
  readonly sessionId: string
  /** '' until status or config.json has named it. */
  readonly merchant: string
  readonly language: string
  readonly autoLogin: boolean
  readonly deviceKind: DeviceKind
  /** Stable traits of the device, for loginDeviceId (LOG-13): each `name=value`. */
  readonly deviceTraits: readonly string[]
  readonly visible: boolean
  /** Where the page stands, for status (`url`, `originalDomain`). Without its query: that may hold a token. */
  readonly url: string
}

/** The plain message that carries the facts from the document's script, before Comlink is there. */
export interface BootMessage {
  readonly type: 'mc-boot'
  readonly facts: PageFacts
}

/** What the worker tells the page unasked. */
export type Signal =
  | { readonly type: 'persist'; readonly key: PersistedKey; readonly value: string }
  /** Memory mode: rows the page must hold itself. */
  | { readonly type: 'rows'; readonly changes: readonly TableChange[] }
  | { readonly type: 'storage'; readonly mode: StorageMode }
  /** A failure the player is told of (NET-11, NET-12). */
  | { readonly type: 'failure'; readonly error: AppError }
  | { readonly type: 'session-over' }

export type StorageMode = 'database' | 'memory'

export type Trigger = 'start' | 'visible' | 'online' | 'login' | 'language' | 'timer' | 'retry'
