import type { AppError } from '#domain/errors'
import type { TrackingEvent } from '#domain/contract/tracking/tracking'
import type { LanguageCode } from '#domain/language/languages'
import { err, type Result } from '#domain/result'
import { CHUNK_UNAVAILABLE } from '../chunk-unavailable-error'
import type { PageFactsStore } from '../page-facts-store'
import type { HttpClient } from '../net/http-client'
import type { Outbox } from '../outbox/outbox'
import { createTrackingEntry } from '../outbox/outbox-entries'
import { bindPush, unbindPushForAnyMember } from '../outbox/push-binding'
import type { SessionManager } from '../session/session-manager'
import type { Store } from '../store/store'
import type { LoginDependencies } from './accounts/login-dependencies'
import { checkForNewBuild } from '../version/check-version'
import { type ChatLaunch, launchChat, setUnreadCount } from './chat/launch-chat'
import { type GameLaunch, launchGame } from './games/launch-game'
import { launchTrial, type TrialLaunch } from './games/launch-trial'
import { setFavourite, type SetFavouriteInput } from './games/set-favourite'
import { fetchMerchantTexts } from './language/fetch-merchant-texts'
import { type Counter, saveCounter } from './save-counter'
import type { FieldReportInput } from '../metrics/record-field-report'
import type { ReporterParts } from '../metrics/field-reporter'
import { fetchVisitorLocation } from './session/fetch-visitor-location'
import { lazySessionCommands } from './session/lazy-session-commands'

interface LazyCommandDependencies extends ReporterParts {
  readonly store: Store
  readonly facts: PageFactsStore
  readonly outbox: Outbox
  readonly httpClient: HttpClient
  readonly origin: string
  readonly sessions: SessionManager
  readonly loginDependencies: LoginDependencies
}

/** Commands that no first screen sends. They are part of the lazy chunk. */
export const lazyCommands = (dependencies: LazyCommandDependencies) => ({
  /** Registers this device for push notifications (PSH-02). */
  bindPush: (registrationToken: string) => bindPush(dependencies, { registrationToken }),
  /** Called when the player has opted out, or the browser has revoked the permission. */
  unbindPush: () => unbindPushForAnyMember(dependencies),
  /** @param running URL of the page's entry script */
  checkForNewBuild: (running: string) => checkForNewBuild(dependencies, running),
  /** Saves an event until the gateway has accepted it (TRK-02). */
  track: (event: TrackingEvent) => dependencies.outbox.enqueue(createTrackingEntry(event)),
  saveCounter: (counter: Counter) => saveCounter(dependencies, counter),
  setFavourite: (input: SetFavouriteInput) =>
    setFavourite({ ...dependencies, member: dependencies.sessions.memberId }, input),
  launchTrial: (launch: TrialLaunch) =>
    launchTrial({ ...dependencies, memberNow: () => dependencies.sessions.memberId }, launch),
  launchGame: (launch: GameLaunch) => launchGame(dependencies, launch),
  /** Fetches the URL of the member's chat (CSV-04). */
  launchChat: (launch: ChatLaunch) => launchChat(dependencies, launch),
  /** Saves the number of unread messages that the chat reports. */
  setUnreadCount: (count: number) => setUnreadCount(dependencies, count),
  /** Fetches the merchant's own texts of one language. @param path of the file on the app's host */
  fetchMerchantTexts: (language: LanguageCode, path: string) =>
    fetchMerchantTexts(dependencies, language, path),
  /** Returns the gateway's location of this device; requested once per browser session (NET-06). */
  fetchVisitorLocation: () => fetchVisitorLocation(dependencies),
  /** Counts what a page has seen, if the merchant wants field metrics (MET-01). Loads their code. */
  recordFieldReport: async (input: FieldReportInput): Promise<Result<null, AppError>> => {
    try {
      return await (await import('../metrics/record-field-report')).recordFieldReport(dependencies, input)
    } catch {
      return err(CHUNK_UNAVAILABLE)
    }
  },
  ...lazySessionCommands(dependencies.loginDependencies),
})

export type LazyCommands = ReturnType<typeof lazyCommands>
