import type { AppError } from '../errors'
import type { Announcement } from '../contract/announcements/announcements'
import type { Banner } from '../contract/announcements/banners'
import type { Game } from '../contract/games/games'
import type { Match } from '../contract/games/matches'
import type { MemberInfo, RankProgress } from '../contract/member/members'
import type { Settings } from '../contract/settings/settings'
import type { Status } from '../contract/lines/status'
import type { VendorCard } from '../contract/games/vendors'

/** What scopes the rows of a merchant's content. Keys begin with these, so nobody reads another's rows. */
export interface ContentScope {
  readonly merchant: string
  readonly language: string
}

export interface SettingsRow extends Settings {
  readonly merchant: string
}

/** The last answer of status: maintenance and region, shared by every tab. */
export interface StatusRow extends Status {
  readonly merchant: string
}

/** The last good list of lines (LINE-05), origins only. */
export interface DomainsRow {
  readonly merchant: string
  readonly origins: readonly string[]
}

export interface GameRow extends Game, ContentScope {}

export interface VendorGroupRow extends ContentScope {
  readonly gameClassify: string
  readonly title: string
  readonly gameCount: number
  readonly cards: readonly VendorCard[]
  /** Place in the delivered list. */
  readonly position: number
}

export interface PopularRow extends ContentScope {
  readonly gameIds: readonly string[]
}

export interface BannerRow extends Banner, ContentScope {
  readonly position: number
}

export interface AnnouncementRow extends Announcement, ContentScope {
  readonly position: number
}

/** A vendor as the lobby shows it: names already merged by GAM-02. */
export interface LobbyVendor {
  readonly vendor: string
  readonly displayName: string
  readonly image: string
  readonly count: number
}

/** One shelf of the lobby's first screen: the tab it opens and the first games of it. */
export interface LobbyShelf {
  readonly id: string
  readonly title: string
  readonly count: number
  readonly vendors: readonly LobbyVendor[]
  readonly head: readonly string[]
}

/** Part `lobby`: small, and all that the first screen reads before it reads games by key. */
export interface LobbyIndexRow extends ContentScope {
  readonly part: 'lobby'
  readonly popular: readonly string[]
  readonly shelves: readonly LobbyShelf[]
  readonly total: number
}

/** Parts `shelf:CLASSIFY` and `vendor:CLASSIFY:VENDOR`: game ids in order, one a line. */
export interface ShelfIndexRow extends ContentScope {
  readonly part: string
  readonly packedIds: string
}

/** Part `search`: lines of equal number, ids beside normalised words, in the lobby's order. */
export interface SearchIndexRow extends ContentScope {
  readonly part: 'search'
  readonly packedIds: string
  readonly packedText: string
  /** `SEARCH_FOLDING` of the build that wrote it; builds before 2 wrote none. */
  readonly folding?: number
}

export type GameIndexRow = LobbyIndexRow | ShelfIndexRow | SearchIndexRow

/** How far a resource is: written with the last batch of a change, or with a failure. */
export interface SyncStateRow {
  /** `RESOURCE|MERCHANT|LANGUAGE|MEMBER`, empty parts left empty. */
  readonly key: string
  readonly etag?: string
  /** Digest of the whole answer. */
  readonly contentHash?: string
  /** When the rows were last known to be the gateway's, epoch ms. */
  readonly syncedAt?: number
  /** A batch was written and the last was not: the digests cannot be trusted. */
  readonly isPartial?: boolean
  /** Rows of the last answer that were dropped as invalid. */
  readonly droppedRows?: number
  /** Fields of the last answer with a wrong value, which have their last good value or their default (DEP-01). */
  readonly badFields?: readonly string[]
  readonly failedAt?: number
  readonly error?: AppError
}

/** When an unchanged resource was last confirmed; apart from syncState so that it wakes no screen. */
export interface FreshnessRow {
  readonly key: string
  readonly checkedAt: number
}

/** Digests of the rows as last written, to tell which of a new list have changed without reading them. */
export interface RowDigestsRow {
  readonly key: string
  readonly packedIds: string
  readonly digests: Float64Array
}

/** The one row `gateway`: whether requests are answered, by their outcomes. */
export interface ConnectionRow {
  readonly id: 'gateway'
  readonly state: 'online' | 'offline' | 'failing'
  /** Epoch ms of the change of state. */
  readonly since: number
  readonly error?: AppError
}

/** The one row `sync`: which leader may write (fencing, R-04). */
export interface LeaderRow {
  readonly id: 'sync'
  readonly epoch: number
  /** The leader's last sign of life, epoch ms; given only while another tab waits for one. */
  readonly beatAt?: number
}

/** The last `/m/config.json` of this host. */
export interface ConfigRow {
  readonly id: 'config'
  readonly json: string
}

/** What scopes a member's rows (SES-08). */
export interface MemberScope {
  readonly merchant: string
  /** Member id. */
  readonly member: string
}

/** GET /wps/member/info of one member. */
export interface MemberRow extends MemberInfo, MemberScope {}

/** GET MCSFE_getPlayerRankProgress of one member (MEM-04). */
export interface RankProgressRow extends RankProgress, MemberScope {}

export interface MatchRow extends Match, ContentScope {
  readonly position: number
}

/** What the product remembers having shown or asked on this device, so that it does not ask again (INS-01, ANN-03). */
export interface CounterRow {
  readonly merchant: string
  /** What is counted, e.g. `install`; of a member's own with a digest of their id in it. */
  readonly id: string
  readonly count: number
  /** What it was about, where that may change: a digest of the content. '' where there is nothing. */
  readonly mark: string
  /** Epoch ms until which it stays away; 0 for no such time. */
  readonly until: number
}

export interface FavouriteRow {
  readonly merchant: string
  /** Member id, or `guest`. */
  readonly member: string
  readonly gameId: string
  /** Epoch ms. */
  readonly at: number
}

/** The vault's rows: a key that never leaves the browser, and the remembered login that it seals (LOG-07). */
export type VaultRow =
  | { readonly id: 'key'; readonly key: CryptoKeyLike }
  | { readonly id: 'login'; readonly iv: Uint8Array; readonly sealed: ArrayBuffer }
  | ({ readonly id: 'push' } & PushBinding)

/** What this device is told through: bound to the member of `member` until they log out (PSH-02). */
export interface PushBinding {
  readonly registrationToken: string
  readonly merchant: string
  readonly member: string
}

/** WebCrypto's key, which the domain only carries. */
export type CryptoKeyLike = object

export interface PlayedGameRow {
  readonly merchant: string
  /** Member id, or `guest`. */
  readonly member: string
  readonly gameId: string
  /** Epoch ms. */
  readonly at: number
}
