import type { PersistedKey } from './storage-keys'
import type { AppError } from './errors'
import type { SiteUnavailability } from './lines/site-availability'
import type { StatusError } from './lines/status-error'
import type { ResourceName } from './tables/resources'
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

/** Who plays: a member of a session, or one that a remembered login stands for (SES-11). No secret is in it. */
export interface Member {
  readonly id: string
  readonly userName: string
  /** -1 unknown, 0 player, 1 and 2 agents, 4 no chat (SES-02). */
  readonly type: number
}

/** What a login has brought. The session is for session storage; the worker holds it already. */
export interface LoginOutcome {
  readonly session: Session
  /** The password must be changed before anything else that is protected (LOG-04). */
  readonly updatePassword: boolean
}

/** What a check of the lines has found (LINE-01, LINE-07); how fast each is stands in the table `lines`. */
export interface LineCheckResult {
  /** Origin of the first line to answer, null where none did. */
  readonly fast: string | null
  /** The line in use has answered a plain ping. */
  readonly isCurrentAlive: boolean
  /** Lines that were raced. */
  readonly raced: number
}

/** The result of the automatic login (LOG-09). */
export type AutoLoginOutcome =
  /** Its conditions do not hold: the player is a guest. */
  | { readonly kind: 'guest' }
  | { readonly kind: 'member'; readonly outcome: LoginOutcome }
  /** No answer came: a member who is not yet confirmed. An `auto-login` signal follows the gateway's answer. */
  | { readonly kind: 'waiting'; readonly member: Member }
  /** A captcha is required: the form opens with the name filled in. */
  | { readonly kind: 'form'; readonly username: string }
  /** The gateway rejected it, or asks for the second step, whose ticket is in the error (LOG-05). */
  | { readonly kind: 'failed'; readonly error: AppError }

/** The result for a session token of the address (SES-03). */
export type TokenOutcome =
  | { readonly kind: 'member'; readonly outcome: LoginOutcome }
  /** Another member is logged in: the player decides which account stays. */
  | { readonly kind: 'question'; readonly current: Member; readonly offered: Member }

/** A session token of the address, and the id of the member whom the player agreed to replace. */
export interface TokenRequest {
  readonly token: string
  readonly replaces?: string | undefined
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
  /** The player has chosen it; otherwise it is the browser's or the merchant's first (LNG-05). */
  readonly isLanguageChosen: boolean
  readonly autoLogin: boolean
  /** Epoch ms of the last choice that local storage holds, 0 for none: the worker's database may have a later one. */
  readonly choicesAt: number
  /** The address names where to return to (`redirectUrl`, `backUrl`): no login by itself then (LOG-09). */
  readonly hasReturnAddress: boolean
  readonly deviceKind: DeviceKind
  /** Stable traits of the device, for loginDeviceId (LOG-13): each `name=value`. */
  readonly deviceTraits: readonly string[]
  readonly visible: boolean
  /** The browser or the player asks to spare the line (OFF-08). */
  readonly dataSaver: boolean
  /** What the screens of this page show now, by the resource that brings it. */
  readonly shown: readonly ResourceName[]
  /** Where the page stands, for status (`url`, `originalDomain`). Without its query: that may hold a token. */
  readonly url: string
}

/** The plain message that carries the facts from the document's script, before Comlink is there. */
export interface PageFactsMessage {
  readonly type: 'mc-boot'
  readonly facts: PageFacts
}

/** The plain message that lists files of the app that the worker has loaded, for the service worker. */
export interface LoadsMessage {
  readonly type: 'mc-loads'
  readonly urls: readonly string[]
}

/** The plain message that says that a chunk of the worker did not load: the page looks for a newer build. */
export interface ChunkErrorMessage {
  readonly type: 'vite:preloadError'
}

/** The plain message that carries the title of config.json to the document's script, before Comlink is there. */
export interface TitleMessage {
  readonly type: 'mc-title'
  readonly title: string
}

/** What the worker tells the page unasked. */
export type Signal =
  | { readonly type: 'persist'; readonly key: PersistedKey; readonly value: string }
  /** Choices that local storage has lost, by their key there: the browser was killed before it wrote them to the disk. */
  | { readonly type: 'restore'; readonly choices: readonly (readonly [key: string, value: string])[] }
  /** Memory mode: rows the page must hold itself. */
  | { readonly type: 'rows'; readonly changes: readonly TableChange[] }
  | { readonly type: 'storage'; readonly mode: StorageMode }
  /** A failure the player is told of (NET-11, NET-12). */
  | { readonly type: 'failure'; readonly error: AppError }
  /** Status was refused, or a page came in its place (LINE-04). Said once for as long as it lasts. */
  | { readonly type: 'status-trouble'; readonly trouble: StatusError }
  /** Status says that the site is closed to this visitor (SHL-01, SHL-02); the row says when it is open again. */
  | { readonly type: 'closed'; readonly closing: SiteUnavailability }
  /** `refused` by the gateway: the player is asked to log in (SES-07). `elsewhere`: they logged out in another tab. */
  | { readonly type: 'session-over'; readonly reason: 'refused' | 'elsewhere' }
  /** The automatic login that waited for the network has its result. */
  | { readonly type: 'auto-login'; readonly outcome: AutoLoginOutcome }

export type StorageMode = 'database' | 'memory'

/** `shown`: a screen has opened that shows what was not on screen before. */
export type SyncTrigger =
  'shown' | 'start' | 'visible' | 'online' | 'login' | 'language' | 'timer' | 'retry' | 'refused'
