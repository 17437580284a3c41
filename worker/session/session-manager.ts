import type { AppError } from '#domain/errors'
import { AUTO_LOGIN_KEY, REMEMBERED_MEMBER_KEY } from '#domain/storage-keys'
import type { Member, Session, Signal } from '#domain/port'
import { failureAction } from '#domain/sync/failure-action'
import type { PageFactsStore } from '../page-facts-store'
import type { RequestOptions } from '../net/http-client'
import type { Store } from '../store/store'
import { clearMemberCache, clearMemberData } from './clear-member-data'
import { type LogoutMessage, createSessionChannel, type SessionChannel } from './session-channel'
import type { Vault } from './vault'

interface SessionsOptions {
  readonly facts: PageFactsStore
  readonly store: Store
  readonly vault: Vault
  readonly emit: (signal: Signal) => void
  /** A session has begun: its member's rows are wanted. */
  readonly onStart: () => void
  /** A member has left this device, or the gateway has sent them away: what reaches it under their name ends. */
  readonly onEnd: (merchant: string, member: string) => void
  /** The gateway knows the member's session no more. */
  readonly onSessionRejected: (member: string) => void
  /** The member has logged out in another tab: the session that this tab had is to be closed on the gateway too. */
  readonly onLoggedOutInOtherTab: (session: Session) => void
}

/** Who is logged in, in this tab: how a session begins and the ways it ends (SES-06 to SES-08, SES-11). */
export class SessionManager {
  readonly #options: SessionsOptions
  readonly #channel: SessionChannel
  /** A remembered member whose login nobody has answered yet (SES-11). */
  #waiting: Member | null = null
  #logins: Promise<unknown> = Promise.resolve()
  #logouts = 0

  constructor(options: SessionsOptions) {
    this.#options = options
    this.#channel = createSessionChannel((news) => {
      this.#endElsewhere(news)
    })
  }

  get unconfirmedMember(): Member | null {
    return this.#waiting
  }

  /** The member that rows are read by: of the session, or of the login that waits. */
  get memberId(): string | undefined {
    return this.#options.facts.current.session?.id ?? this.#waiting?.id
  }

  /** Nobody, or the one member that this tab shows. */
  get memberIds(): readonly string[] {
    return this.memberId === undefined ? [] : [this.memberId]
  }

  /** A login has come through. The rows of whoever was here before go. */
  async start(session: Session): Promise<void> {
    const { facts, store } = this.#options
    const before = this.#waiting?.id ?? facts.current.session?.id
    this.#waiting = null
    facts.update({ session })
    if (before !== undefined && before !== session.id) {
      this.#options.onEnd(session.merchantCode, before)
      await clearMemberCache(store, session.merchantCode, before)
    }
    this.#options.onStart()
  }

  /** How often the player has logged out in this tab or another: a login that was under way before is void. */
  get logoutCount(): number {
    return this.#logouts
  }

  /** Logins follow each other: two that run side by side would leave it to chance whose session stays. */
  runExclusive<T>(login: () => Promise<T>): Promise<T> {
    const run = this.#logins.then(login)
    this.#logins = run.catch(() => undefined)
    return run
  }

  setUnconfirmed(member: Member): void {
    this.#waiting = member
  }

  /** The login that waited is over without a session. */
  clearUnconfirmed(): void {
    this.#waiting = null
  }

  /** A refused login ends what the remembered one has shown (SES-06). */
  async clearRememberedLogin(): Promise<void> {
    const { facts, store, vault, emit } = this.#options
    const remembered = await vault.open()
    await vault.clear()
    emit({ type: 'persist', key: REMEMBERED_MEMBER_KEY, value: '' })
    if (remembered) {
      this.#options.onEnd(remembered.merchant, remembered.memberId)
      await clearMemberCache(store, remembered.merchant, remembered.memberId)
    }
    if (this.#waiting) await clearMemberCache(store, facts.current.merchant, this.#waiting.id)
    this.#waiting = null
  }

  /** The player logs out: a guest at once, in every tab of the account; no login by itself until the next by hand. */
  async logOut(): Promise<void> {
    const { facts, store, emit } = this.#options
    const member = this.memberId
    const { merchant } = facts.current
    this.#logouts += 1
    facts.update({ session: null, autoLogin: false })
    this.#waiting = null
    emit({ type: 'persist', key: AUTO_LOGIN_KEY, value: '0' })
    emit({ type: 'persist', key: REMEMBERED_MEMBER_KEY, value: '' })
    if (member === undefined) return
    this.#channel.post({ type: 'logout', merchant, member })
    this.#options.onEnd(merchant, member)
    await clearMemberData(store, merchant, member)
  }

  /** What a failed request means for the session and the player (NET-10, NET-11). */
  onFailure(error: AppError, spec: RequestOptions, sentToken: string | undefined): void {
    const { facts, emit } = this.#options
    const isCurrentToken = sentToken !== undefined && sentToken === facts.current.session?.token
    const action = failureAction(error, isCurrentToken)
    if (action === 'logout') void this.#endRefused()
    if (action === 'disable-auto-login') emit({ type: 'persist', key: AUTO_LOGIN_KEY, value: '0' })
    const isAlerted = spec.alert === 'network' ? error.kind === 'network' : spec.alert !== false
    if (action === 'notice' && isAlerted) emit({ type: 'failure', error })
  }

  /**
   * The gateway knows the session no more: ended once, however many requests say so together (SES-07). Other tabs have a
   * session of their own, or a login that waits, and hear from the gateway what becomes of it.
   */
  async #endRefused(): Promise<void> {
    const { facts, store, emit } = this.#options
    const { session, merchant } = facts.current
    if (!session) return
    facts.update({ session: null })
    emit({ type: 'session-over', reason: 'refused' })
    emit({ type: 'persist', key: REMEMBERED_MEMBER_KEY, value: '' })
    this.#options.onSessionRejected(session.id)
    await clearMemberCache(store, merchant, session.id)
  }

  #endElsewhere({ merchant, member }: LogoutMessage): void {
    const { facts, store, emit, onLoggedOutInOtherTab } = this.#options
    const { session } = facts.current
    // Whoever it was, nobody is logged in by themselves any more (LOG-10); the page has read the flag before.
    facts.update({ autoLogin: false })
    if (facts.current.merchant === merchant && this.memberId === member) {
      this.#logouts += 1
      facts.update({ session: null })
      this.#waiting = null
      emit({ type: 'session-over', reason: 'elsewhere' })
      if (session) onLoggedOutInOtherTab(session)
    }
    // What this tab was writing meanwhile goes too, and what it holds of them in memory.
    void clearMemberData(store, merchant, member)
  }
}
