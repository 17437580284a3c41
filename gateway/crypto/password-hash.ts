import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const HASH_BYTES = 32
const SALT_BYTES = 16
const COST = 16_384 // scrypt's N: about 50 ms

/**
 * Hashes a password with scrypt as `SALT.HASH.COST`, the first two base64url. It runs in the thread pool, not on the
 * event loop.
 */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, salt, cost)
  return `${salt.toString('base64url')}.${hash.toString('base64url')}.${cost}`
}

/**
 * Compares in constant time. A null hash, for an unknown member or one without a password, takes as long as one of
 * the usual cost and returns false.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [salt = '', hash = '', cost = COST] = (stored ?? NOBODY).split('.')
  const derived = await derive(password, Buffer.from(salt, 'base64url'), Number(cost))
  const isEqual = timingSafeEqual(derived, Buffer.from(hash, 'base64url'))
  return isEqual && stored !== null
}

const NOBODY = `${Buffer.alloc(SALT_BYTES).toString('base64url')}.${Buffer.alloc(HASH_BYTES).toString('base64url')}`

const derive = (password: string, salt: Uint8Array, cost: number) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, HASH_BYTES, { N: cost }, (error, hash) => {
      if (error === null) resolve(hash)
      else reject(error)
    })
  })
