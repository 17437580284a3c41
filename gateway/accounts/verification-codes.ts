import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Clock } from '../clock'
import type { Database } from '../db/database'
import type { PhoneNumber } from '../member/members'

const LIFETIME_MS = 300_000 // long enough for a slow message, short enough for a phone left on a table
const MOST_WRONG = 5
const DIGITS = 6

const codeRow = v.object({ code_hash: v.string(), wrong: v.number() })

/** Six digits that prove a number or a mailbox: used once, until they end, with five wrong tries at most. */
export class VerificationCodes {
  /** Of codes made from now on. */
  lifetimeMs = LIFETIME_MS
  // Six digits are guessed from a bare hash in a moment: without this process's key a copy of the table says nothing.
  readonly #key = randomBytes(32)

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** A new code in place of the one before. `expirationTime` is epoch ms. */
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

  /** Whether this is the target's code, which is used up then. A wrong one counts as one of its tries. */
  take(target: string, code: string): boolean {
    const row = this.db.get(
      codeRow,
      'SELECT code_hash, wrong FROM verification_code WHERE target = ? AND ends_at > ?',
      target,
      this.clock.now(),
    )
    if (row === null) return false
    const isRight = timingSafeEqual(Buffer.from(row.code_hash, 'base64url'), this.#hash(target, code))
    if (isRight || row.wrong + 1 >= MOST_WRONG) {
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

/** What the code of an SMS is bound to. */
export const smsTarget = ({ countryDialingCode, mobileNum }: PhoneNumber): string =>
  `sms\n${countryDialingCode}\n${mobileNum}`

/** What the code of an email is bound to: the member's name and the address together. */
export const emailTarget = (username: string, email: string): string =>
  `email\n${username.trim().toLowerCase()}\n${email.trim().toLowerCase()}`
