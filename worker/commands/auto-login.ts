import { BACKOFF_BASE_MS, BACKOFF_CAP_MS } from '#domain/constants/timing'
import { type AppError, isUndecided } from '#domain/errors'
import type { AutoLoginOutcome, LoginOutcome, Member } from '#domain/port'
import { ok, type Result } from '#domain/result'
import { backoffDelay } from '#domain/rules/backoff'
import { restoreChoices } from '../restore-choices'
import type { RememberedLogin } from '../session/vault'
import { logIn } from './load-login'
import type { LoginTools } from './login-tools'

const GUEST = { kind: 'guest' } as const

/**
 * The login that needs no form (LOG-09). Where nothing answers it waits, and runs once when the gateway is back: the key
 * that it needs anyway is what tells (SES-11).
 */
export class AutoLogin {
  readonly #tools: LoginTools
  #wake: () => void = () => undefined
  #run: Promise<Result<AutoLoginOutcome, AppError>> | undefined

  constructor(tools: LoginTools) {
    this.#tools = tools
  }

  /** Once a worker: a page that asks again hears the same. */
  start(): Promise<Result<AutoLoginOutcome, AppError>> {
    this.#run ??= this.#start()
    return this.#run
  }

  /** The network may be back: what waits tries now. */
  wake(): void {
    this.#wake()
  }

  async #start(): Promise<Result<AutoLoginOutcome, AppError>> {
    const { facts, store, vault } = this.#tools
    await restoreChoices(this.#tools)
    const remembered = await vault.open()
    // A killed browser may have lost the merchant too: status names it.
    if (remembered) await facts.merchant()
    const settings = remembered && (await store.get('settings', remembered.merchant))
    // Asked last: meanwhile the player may have logged out in another tab.
    if (!remembered || !this.#isAllowed(remembered)) return ok(GUEST)
    if (settings?.login.captcha.enabled) return ok({ kind: 'form', username: remembered.username })
    const member: Member = {
      id: remembered.memberId,
      userName: remembered.memberName,
      type: remembered.memberType,
    }
    this.#tools.sessions.wait(member)
    const result = await this.#attempt(remembered)
    if (result === 'waiting') {
      void this.#keepTrying(remembered)
      return ok({ kind: 'waiting', member })
    }
    if (result === 'form') return ok({ kind: 'form', username: remembered.username })
    return ok(result ? { kind: 'member', outcome: result } : GUEST)
  }

  /** Does every condition of LOG-09 hold? */
  #isAllowed(remembered: RememberedLogin): boolean {
    const { session, autoLogin, hasReturnAddress, merchant } = this.#tools.facts.current
    const isFree = !session && autoLogin && !hasReturnAddress
    return isFree && remembered.type === 'username' && merchant === remembered.merchant
  }

  /** @returns null when the gateway has refused, `waiting` when it did not answer, `form` when it asks for more */
  async #attempt({ username }: RememberedLogin): Promise<LoginOutcome | null | 'waiting' | 'form'> {
    const { keys, sessions } = this.#tools
    const key = await keys.prepare()
    if (!key.ok && isUndecided(key.error)) return 'waiting'
    return sessions.oneAtATime(async () => {
      // The player has logged in, or out, by hand meanwhile.
      if (!sessions.waiting) return null
      const result = await logIn(this.#tools, { username, password: null, remember: true })
      if (result.ok) return result.value
      if (isUndecided(result.error)) return 'waiting'
      sessions.stopWaiting()
      return result.error.kind === 'refused' && result.error.verification ? 'form' : null
    })
  }

  async #keepTrying(remembered: RememberedLogin): Promise<void> {
    const { emit, sessions } = this.#tools
    for (let attempt = 1; ; attempt += 1) {
      await this.#pause(backoffDelay(attempt, BACKOFF_BASE_MS, BACKOFF_CAP_MS, Math.random()))
      if (!sessions.waiting) return
      if (!this.#tools.facts.current.visible) continue
      const result = await this.#attempt(remembered)
      if (result === 'waiting') continue
      const isOver = result === null || result === 'form'
      const hasLoggedInByHand = isOver && this.#tools.facts.current.session !== null
      if (!hasLoggedInByHand) emit({ type: 'session', outcome: isOver ? null : result })
      return
    }
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
