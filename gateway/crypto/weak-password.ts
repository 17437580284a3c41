import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** The merchant's weak default in the format of the settings: PBKDF2-SHA-256 of 32 bytes, salt and hash in base64. */
export interface WeakPassword {
  readonly salt: string
  readonly iterations: number
  readonly hash: string
}

const HASH_BYTES = 32
const derive = promisify(pbkdf2)

/** True if a password is the weak default; false if the merchant has none. */
export async function isWeakPassword(password: string, weak: WeakPassword | undefined): Promise<boolean> {
  if (weak === undefined) return false
  const salt = Buffer.from(weak.salt, 'base64')
  const hash = Buffer.from(weak.hash, 'base64')
  const derived = await derive(Buffer.from(password, 'utf8'), salt, weak.iterations, HASH_BYTES, 'sha256')
  return hash.length === HASH_BYTES && timingSafeEqual(derived, hash)
}
