import { createHash, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'

export interface RsaKey {
  readonly kid: string
  /** Base64 DER. */
  readonly spki: string
  readonly privateKey: KeyObject
}

const generate = promisify(generateKeyPair)

/** Generates a new pair in the thread pool. */
export async function makeKey(): Promise<RsaKey> {
  const { publicKey, privateKey } = await generate('rsa', { modulusLength: 2048 })
  const der = publicKey.export({ type: 'spki', format: 'der' })
  return { kid: kidOf(der), spki: der.toString('base64'), privateKey }
}

/** The first 16 hex characters of SHA-256 over the DER. */
const kidOf = (der: Uint8Array): string => createHash('sha256').update(der).digest('hex').slice(0, 16)
