import {
  constants,
  createDecipheriv,
  createHmac,
  privateDecrypt,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'
import type { Clock } from '../clock'
import type { KeyRing } from './key-ring'
import type { ReplayGuard } from './replay-guard'

const TIMESTAMP_WINDOW_MS = 300_000 // contract.md: within 5 minutes in either direction
const IV_BYTES = 16

/** An encrypted post as received; missing fields are undefined. */
export interface SentPost {
  readonly method: string
  /** The path of the request, without query, even if config.json has moved the call. */
  readonly path: string
  readonly encryption: string | undefined
  readonly digest: string | undefined
  readonly kid: string | undefined
  readonly timestamp: string | undefined
  readonly value: string | undefined
}

interface Guards {
  readonly clock: Clock
  readonly keys: KeyRing
  readonly replays: ReplayGuard
}

/**
 * Checks an encrypted post in the order of contract.md (Encrypted posts, 7) and returns its text, or null. Nothing is
 * stored for a post that fails a check, so a forged post cannot use up an `Encryption` value.
 */
export function openPost(post: SentPost, { clock, keys, replays }: Guards): string | null {
  const { encryption, digest, kid, timestamp, value } = post
  if (!isSet(encryption) || !isSet(digest) || !isSet(kid) || !isSet(timestamp) || !isSet(value)) return null
  const privateKey = keys.find(kid)
  if (privateKey === null) return null
  const secret = unwrap(privateKey, encryption)
  if (secret === null || !/^[0-9a-f]{128}$/i.test(secret)) return null
  const bytes = Buffer.from(secret, 'hex')
  const signed = ['v1', post.method.toUpperCase(), post.path, timestamp, kid, encryption, value].join('\n')
  if (!isMac(bytes.subarray(32), signed, digest)) return null
  const at = /^\d{1,15}$/.test(timestamp) ? Number(timestamp) : NaN
  const now = clock.now()
  if (!(Math.abs(now - at) <= TIMESTAMP_WINDOW_MS)) return null
  if (!replays.take(encryption, now, at + TIMESTAMP_WINDOW_MS)) return null
  return decrypt(bytes.subarray(0, 32), Buffer.from(value, 'base64'))
}

const isSet = (text: string | undefined): text is string => text !== undefined && text !== ''

function unwrap(privateKey: KeyObject, encryption: string): string | null {
  try {
    const options = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
    return privateDecrypt(options, Buffer.from(encryption, 'base64')).toString('latin1')
  } catch {
    return null
  }
}

function isMac(key: Uint8Array, text: string, digest: string): boolean {
  const right = Buffer.from(createHmac('sha256', key).update(text, 'utf8').digest('hex'))
  const given = Buffer.from(digest)
  return right.length === given.length && timingSafeEqual(right, given)
}

function decrypt(key: Uint8Array, sealed: Uint8Array): string | null {
  try {
    const cipher = createDecipheriv('aes-256-cbc', key, sealed.subarray(0, IV_BYTES))
    const text = Buffer.concat([cipher.update(sealed.subarray(IV_BYTES)), cipher.final()])
    return new TextDecoder('utf-8', { fatal: true }).decode(text)
  } catch {
    return null
  }
}
