import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Clock } from '../clock'
import type { Database } from '../db/database'
import type { PhoneNumber } from '../member/members'

const LIFETIME_MS = 300_000 // long enough for a slow message, short enough for an unattended phone
const MAX_WRONG_CODES = 5
const DIGITS = 6

const codeRow = v.object({ code_hash: v.string(), wrong: v.number() })

/**
 * Six-digit codes that verify a number or a mailbox. Each works once, until it expires, with at most five wrong
 * attempts.
 */
export class VerificationCodes {
  /** Lifetime of new codes. */
  lifetimeMs = LIFETIME_MS
  // Six digits are quickly guessed from a plain hash: without this process's key, a copy of the table is useless.
  readonly #key = randomBytes(32)

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Issues a new code that replaces the previous one. `expirationTime` is epoch ms. */
  issue(target: string): { readonly code: string; readonly expirationTime: number } {
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
    const now = this.clock.now()
    const expirationTime = now + this.lifetimeMs
    this.db.run('DELETE FROM verification_code WHERE ends_at <= ?', now)
    this.db.run(
      'INSERT OR REPLACE INTO verification_code (target, code_hash, ends_at, wrong) VALUES (?, ?, ?, 0)',
      target,
      this.#hash(target, code).toString('base64url'),
      expirationTime,
    )
    return { code, expirationTime }
  }

  /** True if this is the target's code, which is then used up. A wrong code counts as an attempt. */
  take(target: string, code: string): boolean {
    const row = this.db.get(
      codeRow,
      'SELECT code_hash, wrong FROM verification_code WHERE target = ? AND ends_at > ?',
      target,
      this.clock.now(),
    )
    if (row === null) return false
    const isRight = timingSafeEqual(Buffer.from(row.code_hash, 'base64url'), this.#hash(target, code))
    if (isRight || row.wrong + 1 >= MAX_WRONG_CODES) {
      this.db.run('DELETE FROM verification_code WHERE target = ?', target)
    } else {
      this.db.run('UPDATE verification_code SET wrong = wrong + 1 WHERE target = ?', target)
    }
    return isRight
  }

  restart(): void {
    this.lifetimeMs = LIFETIME_MS
  }

  #hash(target: string, code: string): Buffer {
    return createHmac('sha256', this.#key).update(`${target}\n${code}`).digest()
  }
}

/** Target of an SMS code. */
export const smsTarget = ({ countryDialingCode, mobileNum }: PhoneNumber): string =>
  `sms\n${countryDialingCode}\n${mobileNum}`

/** Target of an email code: the member's name and the address together. */
export const emailTarget = (username: string, email: string): string =>
  `email\n${username.trim().toLowerCase()}\n${email.trim().toLowerCase()}`
