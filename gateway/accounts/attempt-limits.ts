import type { Clock } from '../clock'
import type { RefusalCode } from '../http/error-response'
import { RateLimit } from './rate-limit'

const WRONG_ANSWERS = { most: 10, windowMs: 300_000 } // ten guesses in five minutes
const MESSAGES_TO_ONE = { most: 5, windowMs: 600_000 } // a player who receives no message retries a few times
const MESSAGES_FROM_ONE = { most: 20, windowMs: 600_000 } // a household or an office that shares one IP address

/** All rate limits. Wrong attempts are counted by account and IP address. */
export class Limits {
  readonly login: RateLimit
  readonly verification: RateLimit
  readonly password: RateLimit
  readonly reset: RateLimit
  /** Messages by number or account, and by the IP address that requests them. */
  readonly receiver: RateLimit
  readonly sender: RateLimit

  constructor(clock: Clock) {
    this.login = new RateLimit(clock, WRONG_ANSWERS)
    this.verification = new RateLimit(clock, WRONG_ANSWERS)
    this.password = new RateLimit(clock, WRONG_ANSWERS)
    this.reset = new RateLimit(clock, WRONG_ANSWERS)
    this.receiver = new RateLimit(clock, MESSAGES_TO_ONE)
    this.sender = new RateLimit(clock, MESSAGES_FROM_ONE)
  }

  turn(isOn: boolean): void {
    for (const limit of this.#all()) limit.isOn = isOn
  }

  /** Back to the initial state: enabled, and nothing counted. */
  restart(): void {
    for (const limit of this.#all()) limit.clear()
    this.turn(true)
  }

  #all(): readonly RateLimit[] {
    return [this.login, this.verification, this.password, this.reset, this.receiver, this.sender]
  }
}

/** Key under which wrong attempts are counted. */
export const attemptKey = (ip: string, account: string): string => `${ip}\n${account.trim().toLowerCase()}`

/** Error codes of a wrong guess that may be retried. Others, such as an expired ticket, do not count. */
const GUESSES: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'login.cred.err',
  'verification.invalid',
  'sms.code.invalid',
  'email.code.invalid',
  'password.old.invalid',
])

export interface Refused {
  readonly kind: 'refused'
  readonly code: RefusalCode
}

/** Too many guesses. */
export interface Wait {
  readonly kind: 'wait'
  readonly seconds: number
}

export const refused = (code: RefusalCode): Refused => ({ kind: 'refused', code })

/** Runs one attempt at a time per key and counts the wrong ones; a correct one resets the count. */
export function counted<T extends { readonly kind: string }>(
  limit: RateLimit,
  key: string,
  judge: () => Promise<T | Refused>,
): Promise<T | Refused | Wait> {
  return limit.inTurn(key, async () => {
    const seconds = limit.waitSeconds(key)
    if (seconds > 0) return { kind: 'wait', seconds }
    const outcome = await judge()
    if (!isRefused(outcome)) limit.forget(key)
    else if (GUESSES.has(outcome.code)) limit.add(key)
    return outcome
  })
}

const isRefused = (outcome: { readonly kind: string }): outcome is Refused => outcome.kind === 'refused'
