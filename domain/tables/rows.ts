import type { AppError } from '../errors'
import type { Announcement } from '../contract/announcements/announcements'
import type { Banner } from '../contract/announcements/banners'
import type { Game } from '../contract/games/games'
import type { Match } from '../contract/games/matches'
import type { MemberInfo, RankProgress } from '../contract/member/members'
import type { Settings } from '../contract/settings/settings'
import type { Status } from '../contract/lines/status'
import type { VendorCard } from '../contract/games/vendors'
import type { LanguageCode } from '../language/languages'

/** Scope of a merchant's content. Keys begin with these fields, so no scope reads another's rows. */
export interface ContentScope {
  readonly merchant: string
  readonly language: string
}

export interface SettingsRow extends Settings {
  readonly merchant: string
}

/** The last response of status: maintenance and region, shared by every tab. */
export interface StatusRow extends Status {
  readonly merchant: string
}

/** The last good list of lines (LINE-05), origins only. */
export interface DomainsRow {
  readonly merchant: string
  readonly origins: readonly string[]
}

/** A game, stored as a line of its bucket. */
export type GameRow = Game

/** The games of one bucket (game-buckets.ts): a row of each game would take several times as long to write. */
export interface GameBucketRow extends ContentScope {
  readonly bucket: string
  /** Lines of an id, a tab and the game as JSON. Each starts with a line end. */
  readonly packedGames: string
}

export interface VendorGroupRow extends ContentScope {
  readonly gameClassify: string
  readonly title: string
  readonly gameCount: number
  readonly cards: readonly VendorCard[]
  /** Position in the delivered list. */
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

/** A vendor as the lobby shows it, with names merged by GAM-02. */
export interface LobbyVendor {
  readonly vendor: string
  readonly displayName: string
  readonly image: string
  readonly count: number
}

/** One shelf of the lobby's first screen: the tab it opens and its first games. */
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

/** Parts `shelf:CLASSIFY` and `vendor:CLASSIFY:VENDOR`: game ids in order, one per line. */
export interface ShelfIndexRow extends ContentScope {
  readonly part: string
  readonly packedIds: string
}

/** Part `search`: ids and normalised texts in two equally long lists of lines, in the lobby's order. */
export interface SearchIndexRow extends ContentScope {
  readonly part: 'search'
  readonly packedIds: string
  readonly packedText: string
  /** `SEARCH_FOLDING` of the build that wrote it; builds before 2 wrote none. */
  readonly folding?: number
}

export type GameIndexRow = LobbyIndexRow | ShelfIndexRow | SearchIndexRow

/** Sync progress of a resource: written with the last batch of a change, or with a failure. */
export interface SyncStateRow {
  /** `RESOURCE|MERCHANT|LANGUAGE|MEMBER`; missing parts are empty. */
  readonly key: string
  readonly etag?: string
  /** Digest of the whole response. */
  readonly contentHash?: string
  /** Last synced at: when the rows were last known to match the gateway, epoch ms. */
  readonly syncedAt?: number
  /** True if a batch was written but not the last one: the digests cannot be trusted. */
  readonly isPartial?: boolean
  /** Number of rows of the last response that were dropped as invalid. */
  readonly droppedRows?: number
  /**
   * Fields of the last response with an invalid value, replaced by their last good value or their default (DEP-01).
   */
  readonly badFields?: readonly string[]
  readonly failedAt?: number
  readonly error?: AppError
}

/** When an unchanged resource was last confirmed. Separate from syncState, so that it re-runs no live query. */
export interface FreshnessRow {
  readonly key: string
  readonly checkedAt: number
}

/** Digests of the rows as last written, to find the changes of a new list without reading the rows. */
export interface RowDigestsRow {
  readonly key: string
  readonly packedIds: string
  readonly digests: Float64Array
}

/** The single row `gateway`: whether the gateway responds, judged by request outcomes. */
export interface ConnectionRow {
  readonly id: 'gateway'
  readonly state: 'online' | 'offline' | 'failing'
  /** Epoch ms of the last change of state. */
  readonly since: number
  readonly error?: AppError
}

/**
 * Names the row, the lock and the channel of the tabs that sync together (OFF-04). A build that stores its rows in
 * another form gets a new name: tabs of older builds stay among themselves, and each group fills its own tables.
 */
export const SYNC_GROUP = 'mc-sync-2'

/** The single row of the sync group: which leader may write (fencing, R-04). */
export interface LeaderRow {
  readonly id: typeof SYNC_GROUP
  readonly epoch: number
  /** The leader's last heartbeat, epoch ms; written only while another tab waits for the lock. */
  readonly beatAt?: number
}

/** The last `/m/config.json` of this host, or the merchant's own texts of one language, as the host sent them. */
export interface ConfigRow {
  readonly id: 'config' | TextsRowId
  /** Path of a file of texts, on the app's host. */
  readonly path?: string
  readonly json: string
}

export type TextsRowId = `texts.${LanguageCode}`

/** Scope of a member's rows (SES-08). */
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

/** Record of what was shown or asked on this device, so that it is not repeated (INS-01, ANN-03). */
export interface CounterRow {
  readonly merchant: string
  /** What is counted, e.g. `install`; a member's counter contains a digest of their id. */
  readonly id: string
  readonly count: number
  /** Digest of the content that was shown, if it can change. '' if there is none. */
  readonly mark: string
  /** Epoch ms until which it stays hidden, or no report is sent; 0 for no such time. */
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

/** Rows of the vault: a key that never leaves the browser, and the remembered login sealed with it (LOG-07). */
export type VaultRow =
  | { readonly id: 'key'; readonly key: CryptoKeyLike }
  | { readonly id: 'login'; readonly iv: Uint8Array; readonly sealed: ArrayBuffer }
  | ({ readonly id: 'push' } & PushBinding)

/** This device's push binding, to the member of `member` until they log out (PSH-02). */
export interface PushBinding {
  readonly registrationToken: string
  readonly merchant: string
  readonly member: string
}

/** A WebCrypto key, which the domain only passes on. */
export type CryptoKeyLike = object

export interface PlayedGameRow {
  readonly merchant: string
  /** Member id, or `guest`. */
  readonly member: string
  readonly gameId: string
  /** Epoch ms. */
  readonly at: number
}
