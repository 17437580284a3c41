import { BACKOFF_BASE_MS, BACKOFF_CAP_MS } from '#domain/timing'
import { type AppError, isRetryable, retryAfterMsOf } from '#domain/errors'
import type { AutoLoginOutcome, Member } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { mayLogInByItself } from '#domain/session/auto-login'
import { backoffDelay } from '#domain/sync/backoff'
import { rsaKeysOf } from '../../crypto/rsa-keys'
import { restoreChoices } from '../../session/restore-choices'
import { memberOf, openVault, type RememberedLogin } from '../../session/open-vault'
import { NO_WAIT, remainingMs, waitFor } from '../../sync/wait'
import { loadAndLogIn } from '../accounts/load-login'
import type { LoginDependencies } from '../accounts/login-dependencies'

const GUEST = { kind: 'guest' } as const

/**
 * The automatic login (LOG-09). If the gateway does not respond it waits, and runs once it does. Success in fetching
 * the RSA key, which it needs anyway, shows that (SES-11).
 */
export class AutoLogin {
  readonly #dependencies: LoginDependencies
  /** No attempt during this wait: a rate limit has asked for that. */
  #notBefore = NO_WAIT

  constructor(dependencies: LoginDependencies) {
    this.#dependencies = dependencies
  }

  /** Called once per worker. */
  async start(): Promise<Result<AutoLoginOutcome, AppError>> {
    const { facts, sessions, store } = this.#dependencies
    await restoreChoices(this.#dependencies)
    const remembered = await openVault(store)
    // A killed browser may have lost the merchant too: status names it.
    if (remembered) await facts.waitForMerchant()
    const settings = remembered && (await store.get('settings', remembered.merchant))
    // Checked last: the player may have logged out in another tab meanwhile.
    if (!remembered || !mayLogInByItself(facts.current, remembered)) return ok(GUEST)
    if (settings?.login.captcha.enabled) return ok({ kind: 'form', username: remembered.username })
    const member = memberOf(remembered)
    sessions.setUnconfirmed(member)
    const outcome = await this.#attempt(remembered, member)
    if (outcome.kind === 'waiting') void this.#keepTrying(remembered, member)
    return ok(outcome)
  }

  async #attempt({ username }: RememberedLogin, member: Member): Promise<AutoLoginOutcome> {
    const { httpClient, sessions } = this.#dependencies
    const wait = (error: AppError): AutoLoginOutcome => {
      this.#notBefore = waitFor(retryAfterMsOf(error))
      return { kind: 'waiting', member }
    }
    const key = await rsaKeysOf(httpClient).prepare()
    // The player has logged in or out meanwhile.
    if (!sessions.unconfirmedMember) return GUEST
    if (!key.ok && isRetryable(key.error)) return wait(key.error)
    const credentials = { username, password: null, remember: true, isSilent: true }
    const result = await sessions.logins.run(async (attempt) => {
      if (!sessions.unconfirmedMember) return err({ kind: 'aborted' })
      const answer = await loadAndLogIn(this.#dependencies, credentials, attempt)
      // After a logout, neither a failure of the login nor its session concerns the player.
      return attempt.isOver ? err({ kind: 'aborted' }) : answer
    })
    if (result.ok) return { kind: 'member', outcome: result.value }
    if (isRetryable(result.error)) return wait(result.error)
    sessions.setUnconfirmed(null)
    return result.error.kind === 'aborted' ? GUEST : { kind: 'failed', error: result.error }
  }

  async #keepTrying(remembered: RememberedLogin, member: Member): Promise<void> {
    const { emit, facts, sessions } = this.#dependencies
    for (let attempt = 1; ; attempt += 1) {
      const restMs = remainingMs(this.#notBefore)
      await this.#dependencies.retryDelays.wait(
        backoffDelay(attempt, BACKOFF_BASE_MS, BACKOFF_CAP_MS, Math.random(), restMs),
      )
      // A network that is back ends the wait, but not the limit.
      if (remainingMs(this.#notBefore) > 0) continue
      if (!sessions.unconfirmedMember) return
      if (!facts.current.visible) continue
      const outcome = await this.#attempt(remembered, member)
      if (outcome.kind === 'waiting') continue
      const hasLoggedInByHand = outcome.kind !== 'member' && facts.current.session !== null
      if (!hasLoggedInByHand) emit({ type: 'auto-login', outcome })
      return
    }
  }
}
