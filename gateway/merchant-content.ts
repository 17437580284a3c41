import type { ChatAgent } from './chat/chat-agent'
import type { Clock } from './clock'
import type { Database } from './db/database'
import type { Localised } from './db/localised'
import type { FoundGame } from './games/found-game'
import type { ContentLanguage } from './http/language'
import type { ServiceScript } from './service/service-script'

/** A game launch by a member who is logged in. */
export interface GameLaunch {
  readonly game: FoundGame
  readonly language: ContentLanguage
  /** The login session that launches it. */
  readonly sessionHash: string
  /** The prize mode of a lottery. */
  readonly mode: string | undefined
  /** Path of the app for the game's back link, null for none. */
  readonly back: string | null
}

/** The content of one merchant: the data that the gateway serves. */
export interface MerchantContent {
  readonly code: string
  readonly name: Localised
  /** The initial script of GET WPSCORE_getCustomerServiceScript. */
  readonly serviceScript: ServiceScript
  readonly chatAgent: ChatAgent
  /** Replaces all content with the merchant's own and `games` games. */
  seed(db: Database, games: number): void
  /** True if a database already has this content with `games` games. */
  isSeeded(db: Database, games: number): boolean
  /** Replaces all members with the merchant's own. */
  seedAccounts(db: Database): Promise<void>
  hasAccounts(db: Database): boolean
  /** Settings that depend on the image origin or the language; stored settings override them. */
  settings(cdnOrigin: string, language: ContentLanguage): Readonly<Record<string, unknown>>
  /**
   * Settings that `--demo` adds.
   * @param authEmulator origin of the identity provider's emulator, null for none
   */
  demoSettings(authEmulator: string | null): Readonly<Record<string, unknown>>
  /** Fields of config.json that `--demo` adds. */
  demoConfig(cdnOrigin: string): Readonly<Record<string, unknown>>
  /** Adds reports of field metrics for `--demo`, up to `now` (epoch ms). */
  seedReports(db: Database, now: number): void
  /** The URL of a game's trial. */
  trialUrl(game: FoundGame, language: ContentLanguage): string
  /** The URL of a launched game. */
  launchUrl(stores: { readonly db: Database; readonly clock: Clock }, launch: GameLaunch): string
}
