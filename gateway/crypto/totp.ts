import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const STEP_MS = 30_000
const DIGITS = 6
const SECRET_BYTES = 20 // RFC 4226, 4: as long as the hash
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The 30-second step of a time (epoch ms). */
export const stepAt = (now: number): number => Math.floor(now / STEP_MS)

/** End of a step, epoch ms. */
export const endOfStep = (step: number): number => (step + 1) * STEP_MS

/** The code of one step (RFC 6238 with SHA-1, six digits). `secret` is base32. */
export function totp(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/**
 * Returns the step of this code, or null. It is the current step or, as clocks differ, the one before or after. Only
 * steps after `usedStep` count, so that an overheard code cannot be reused.
 */
export function matchingStep(secret: string, code: string, now: number, usedStep: number): number | null {
  const given = Buffer.from(code)
  const isRight = (step: number): boolean => {
    const right = Buffer.from(totp(secret, step))
    return right.length === given.length && timingSafeEqual(right, given)
  }
  const present = stepAt(now)
  return [present - 1, present, present + 1].find((step) => step > usedStep && isRight(step)) ?? null
}

/** A secret for an authenticator, base32. */
export const newTotpSecret = (): string => toBase32(randomBytes(SECRET_BYTES))

/** RFC 4648; whole groups of five bytes need no padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[parseInt(five.padEnd(5, '0'), 2)] ?? '')
    .join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/=+$/, '').toUpperCase()]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}
