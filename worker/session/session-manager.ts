import type { AppError } from '#domain/errors'
import { AUTO_LOGIN_KEY, REMEMBERED_MEMBER_KEY } from '#domain/storage-keys'
import type { Member, Session, Signal } from '#domain/port'
import { failureAction } from '#domain/sync/failure-action'
import type { PageFactsStore } from '../page-facts-store'
import type { RequestOptions } from '../net/http-client'
import type { Store } from '../store/store'
import { clearMemberCache, clearMemberData } from './clear-member-data'
import type { LoginAttempt } from './login-attempt'
import { createLoginQueue } from './login-queue'
import { openTabChannel, type TabChannel, type TabMessage } from '../tab-channels'

/** A logout in another tab that arrives later than this deletes nothing. */
const DELAYED_LOGOUT_MS = 10_000

interface SessionsOptions {
  readonly facts: PageFactsStore
  readonly store: Store
  readonly emit: (signal: Signal) => void
  /** Called when a session has begun: its member's rows must be synced. */
  readonly onStart: () => void
  /**
   * Called when a member is no longer the player: after a logout, a rejected remembered login, or a login by another
   * member. Their deliveries to this device end too.
   */
  readonly onEnd: (merchant: string, member: string) => void
  /** Called when the gateway rejects the member's session. */
  readonly onSessionRejected: (member: string) => void
  /**
   * Called with a session that must be closed on the gateway: of a login that is over, or after a logout in another
   * tab.
   */
  readonly onUnusedSession: (session: Session) => void
}

/** Manages who is logged in, in this tab: how a session begins and ends (SES-06 to SES-08, SES-11). */
export class SessionManager {
  /** Every login runs through it. */
  readonly logins = createLoginQueue()
  readonly #options: SessionsOptions
  readonly #channel: TabChannel<'mc-session'>
  /** A remembered member whose login the gateway has not confirmed yet (SES-11). */
  #unconfirmed: Member | null = null

  constructor(options: SessionsOptions) {
    this.#options = options
    this.#channel = openTabChannel('mc-session', (message) => {
      this.#onLogoutInOtherTab(message)
    })
  }

  get unconfirmedMember(): Member | null {
    return this.#unconfirmed
  }

  /** Member whose rows are read: of the session, else of the unconfirmed login. */
  get memberId(): string | undefined {
    return this.#options.facts.current.session?.id ?? this.#unconfirmed?.id
  }

  /** Empty, or the one member that this tab shows. */
  get memberIds(): readonly string[] {
    return this.memberId === undefined ? [] : [this.memberId]
  }

  /**
   * Starts the session of a successful login, unless its attempt is over. The rows of a different previous member are
   * deleted.
   * @returns false if the attempt is over
   */
  async startSession(session: Session, attempt: LoginAttempt): Promise<boolean> {
    const { facts } = this.#options
    const isOver = (): boolean => attempt.isOver
    if (isOver()) {
      this.#options.onUnusedSession(session)
      return false
    }
    const before = this.#unconfirmed?.id ?? facts.current.session?.id
    this.#unconfirmed = null
    facts.update({ session })
    if (before !== undefined && before !== session.id) await this.endMember(session.merchantCode, before)
    // The player may have logged out meanwhile.
    if (isOver()) return false
    this.#options.onStart()
    return true
  }

  /** Ends the deliveries to this device for a member who is not the player any more, and deletes their cached rows. */
  async endMember(merchant: string, member: string): Promise<void> {
    this.#options.onEnd(merchant, member)
    await clearMemberCache(this.#options.store, merchant, member)
  }

  /** @param member null once their login has ended without a session */
  setUnconfirmed(member: Member | null): void {
    this.#unconfirmed = member
  }

  /**
   * Logs the player out: every tab of the account shows a guest at once. Automatic login stays off until the next
   * manual login.
   */
  async endSession(): Promise<void> {
    const { facts, store, emit } = this.#options
    const member = this.memberId
    const { merchant } = facts.current
    this.logins.invalidate()
    facts.update({ session: null, autoLogin: false })
    this.#unconfirmed = null
    emit({ type: 'persist', key: AUTO_LOGIN_KEY, value: '0' })
    emit({ type: 'persist', key: REMEMBERED_MEMBER_KEY, value: '' })
    if (member === undefined) return
    this.#channel.post({ type: 'logout', merchant, member, at: Date.now() })
    this.#options.onEnd(merchant, member)
    await clearMemberData(store, merchant, member)
  }

  /** Handles a failed request's effect on the session and the player (NET-10, NET-11). */
  onFailure(error: AppError, spec: RequestOptions, sentToken: string | undefined): void {
    const { facts, emit } = this.#options
    const action = failureAction(error, sentToken === facts.current.session?.token)
    if (action === 'logout') void this.#endRejectedSession()
    if (action === 'disable-auto-login') emit({ type: 'persist', key: AUTO_LOGIN_KEY, value: '0' })
    const isAlerted = spec.alert === 'network' ? error.kind === 'network' : spec.alert !== false
    if (action === 'notice' && isAlerted) emit({ type: 'failure', error })
  }

  /**
   * Called when the gateway rejects the session. Ends it once, even if several requests fail together (SES-07). Other
   * tabs have a session of their own, or an unconfirmed login, and learn from their own requests.
   */
  async #endRejectedSession(): Promise<void> {
    const { facts, store, emit } = this.#options
    const { session, merchant } = facts.current
    if (!session) return
    facts.update({ session: null })
    emit({ type: 'session-over', reason: 'refused' })
    emit({ type: 'persist', key: REMEMBERED_MEMBER_KEY, value: '' })
    this.#options.onSessionRejected(session.id)
    await clearMemberCache(store, merchant, session.id)
  }

  #onLogoutInOtherTab({ merchant, member, at = Date.now() }: TabMessage<'mc-session'>): void {
    const { facts, store, emit, onUnusedSession } = this.#options
    const { session } = facts.current
    // Turns automatic login off for everybody (LOG-10). The page has read the flag before.
    facts.update({ autoLogin: false })
    if (facts.current.merchant === merchant && this.memberId === member) {
      this.logins.invalidate()
      facts.update({ session: null })
      this.#unconfirmed = null
      emit({ type: 'session-over', reason: 'elsewhere' })
      if (session) onUnusedSession(session)
    }
    // Also deletes what this tab was writing meanwhile and its memory of the member. A tab that was frozen is late: the
    // member may have logged in again, and the rows are those of the new session.
    if (Date.now() - at < DELAYED_LOGOUT_MS) void clearMemberData(store, merchant, member)
  }
}
