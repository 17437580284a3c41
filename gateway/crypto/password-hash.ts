import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const HASH_BYTES = 32
const SALT_BYTES = 16

/**
 * Hashes a password with scrypt as `SALT.HASH`, both base64url. It runs in the thread pool, not on the event loop.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return `${salt.toString('base64url')}.${(await derive(password, salt)).toString('base64url')}`
}

/**
 * Compares in constant time. A null hash, for an unknown member or one without a password, takes as long and returns
 * false.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? NOBODY).split('.')
  const derived = await derive(password, Buffer.from(salt, 'base64url'))
  const isEqual = timingSafeEqual(derived, Buffer.from(hash, 'base64url'))
  return isEqual && stored !== null
}

const NOBODY = `${Buffer.alloc(SALT_BYTES).toString('base64url')}.${Buffer.alloc(HASH_BYTES).toString('base64url')}`

const derive = (password: string, salt: Uint8Array) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, HASH_BYTES, (error, hash) => {
      if (error === null) resolve(hash)
      else reject(error)
    })
  })
