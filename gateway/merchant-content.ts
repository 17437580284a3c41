import type { ChatAgent } from './chat/chat-agent'
import type { Clock } from './clock'
import type { Database } from './db/database'
import type { Localised } from './db/localised'
import type { FoundGame } from './games/found-game'
import type { ContentLanguage } from './http/language'
import type { ServiceScript } from './service/service-script'

/** A launch of a game by a member who is logged in. */
export interface GameLaunch {
  readonly game: FoundGame
  readonly language: ContentLanguage
  /** The login session that it comes from. */
  readonly sessionHash: string
  /** The prize mode of a lottery. */
  readonly mode: string | undefined
  /** Path of the app that the game leads back to, null for none. */
  readonly back: string | null
}

/** The content of one merchant: what the gateway serves, as opposed to how it serves it. */
export interface MerchantContent {
  readonly code: string
  readonly name: Localised
  /** What GET WPSCORE_getCustomerServiceScript names at first. */
  readonly serviceScript: ServiceScript
  readonly chatAgent: ChatAgent
  /** Replaces all content with the merchant's own and `games` games. */
  seed(db: Database, games: number): void
  /** Whether a database already holds this content with `games` games. */
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
  /** The address of a game's trial. */
  trialUrl(game: FoundGame, language: ContentLanguage): string
  /** The address that a launched game opens at. */
  launchUrl(stores: { readonly db: Database; readonly clock: Clock }, launch: GameLaunch): string
}
