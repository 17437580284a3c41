import type { PersistedKey } from './storage-keys'
import type { AppError } from './errors'
import type { SiteUnavailability } from './lines/site-availability'
import type { StatusError } from './lines/status-error'
import type { ResourceName } from './tables/resources'
import type { TableChange } from './tables/memory-tables'

/** How the app is displayed: the `device` of login and the kind after `MOBILE/` (A3). */
export type DeviceKind = 'browser' | 'IPAD' | 'PWA' | 'WEBCLIP'

/**
 * Session info as session storage holds it (A3). The worker sends it to the page after a login, and gets it back in
 * `PageFacts`.
 */
export interface Session {
  readonly id: string
  readonly token: string
  readonly userName: string
  readonly merchantCode: string
  readonly type: number
  readonly firstTimeLogin: boolean
}

/** The player: a member with a session or with a remembered login (SES-11). Contains no secret. */
export interface Member {
  readonly id: string
  readonly userName: string
  /** -1 unknown, 0 player, 1 and 2 agents, 4 no chat (SES-02). */
  readonly type: number
}

/** The result of a login. The page saves the session in session storage; the worker holds it already. */
export interface LoginOutcome {
  readonly session: Session
  /** True if the password must be changed before any other protected action (LOG-04). */
  readonly updatePassword: boolean
}

/** The result of a line check (LINE-01, LINE-07). The latencies are in the table `lines`. */
export interface LineCheckResult {
  /** Origin of the first line to respond, null if none did. */
  readonly fast: string | null
  /** True if the line in use has responded to a plain ping. */
  readonly isCurrentAlive: boolean
  /** Number of lines in the race. */
  readonly raced: number
}

/** The result of the automatic login (LOG-09). */
export type AutoLoginOutcome =
  /** Its conditions do not hold: the player is a guest. */
  | { readonly kind: 'guest' }
  | { readonly kind: 'member'; readonly outcome: LoginOutcome }
  /** No response: a member who is not yet confirmed. An `auto-login` signal follows the gateway's response. */
  | { readonly kind: 'waiting'; readonly member: Member }
  /** A captcha is required: the form opens with the name filled in. */
  | { readonly kind: 'form'; readonly username: string }
  /** The gateway rejected it, or requires the second step, whose ticket is in the error (LOG-05). */
  | { readonly kind: 'failed'; readonly error: AppError }

/** The result for a session token in the URL (SES-03). */
export type TokenOutcome =
  | { readonly kind: 'member'; readonly outcome: LoginOutcome }
  /** Another member is logged in: the player decides which account stays. */
  | { readonly kind: 'question'; readonly current: Member; readonly offered: Member }

/** A session token from the URL, and the id of the member whom the player agreed to replace. */
export interface TokenRequest {
  readonly token: string
  readonly replaces?: string | undefined
}

/**
 * Facts that a worker cannot read itself: it has no storage areas, cookies, display mode or screen. Sent by the
 * document's small script before React has loaded, and again with every handshake.
 */
export interface PageFacts {
  readonly session: Session | null
  /** Id of one browser session; created by the page, stored in session storage. */
  readonly sessionId: string
  /** '' until status or config.json has named it. */
  readonly merchant: string
  readonly language: string
  /** True if the player has chosen it; else it is the browser's or the merchant's first (LNG-05). */
  readonly isLanguageChosen: boolean
  readonly autoLogin: boolean
  /** Epoch ms of the last choice in local storage, 0 for none: the worker's database may have a later one. */
  readonly choicesAt: number
  /** True if the URL contains a return URL (`redirectUrl`, `backUrl`): no automatic login then (LOG-09). */
  readonly hasReturnUrl: boolean
  readonly deviceKind: DeviceKind
  /** Stable device properties for loginDeviceId (LOG-13): each `name=value`. */
  readonly deviceTraits: readonly string[]
  readonly visible: boolean
  /** True if the browser or the player wants to save data (OFF-08). */
  readonly dataSaver: boolean
  /** Resources that the screens of this page show now. */
  readonly shown: readonly ResourceName[]
  /** URL of the page, for status (`url`, `originalDomain`). Without its query, which may contain a token. */
  readonly url: string
}

/** Plain message with the facts, from the document's script, before Comlink has loaded. */
export interface PageFactsMessage {
  readonly type: 'mc-boot'
  readonly facts: PageFacts
}

/** Plain message with the app files that the worker has loaded, for the service worker. */
export interface LoadsMessage {
  readonly type: 'mc-loads'
  readonly urls: readonly string[]
}

/** Plain message that a chunk of the worker did not load: the page checks for a newer build. */
export interface ChunkErrorMessage {
  readonly type: 'vite:preloadError'
}

/** Plain message with the title of config.json, to the document's script, before Comlink has loaded. */
export interface TitleMessage {
  readonly type: 'mc-title'
  readonly title: string
}

/** Signals from the worker to the page. */
export type Signal =
  | { readonly type: 'persist'; readonly key: PersistedKey; readonly value: string }
  /** Choices that local storage has lost, by their key there: the browser was killed before it wrote them to disk. */
  | { readonly type: 'restore'; readonly choices: readonly (readonly [key: string, value: string])[] }
  /** Memory mode: rows that the page must hold itself. */
  | { readonly type: 'rows'; readonly changes: readonly TableChange[] }
  | { readonly type: 'storage'; readonly mode: StorageMode }
  /** An error to show to the player (NET-11, NET-12). */
  | { readonly type: 'failure'; readonly error: AppError }
  /** Status failed with an error or an HTML page (LINE-04). Sent once for as long as it lasts. */
  | { readonly type: 'status-trouble'; readonly trouble: StatusError }
  /** The site is unavailable to this visitor (SHL-01, SHL-02); the status row is updated when it is open again. */
  | { readonly type: 'closed'; readonly closing: SiteUnavailability }
  /**
   * `refused`: the gateway rejected the session, and the player is asked to log in (SES-07). `elsewhere`: logout in
   * another tab.
   */
  | { readonly type: 'session-over'; readonly reason: 'refused' | 'elsewhere' }
  /** The automatic login that waited for the network has finished. */
  | { readonly type: 'auto-login'; readonly outcome: AutoLoginOutcome }

export type StorageMode = 'database' | 'memory'

/** `shown`: a screen has opened that shows resources that were not on screen before. */
export type SyncTrigger =
  | 'shown'
  | 'start'
  | 'visible'
  | 'online'
  | 'login'
  | 'language'
  | 'timer'
  | 'retry'
  | 'refused'
