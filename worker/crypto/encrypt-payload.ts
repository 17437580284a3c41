import AES from 'crypto-js/aes'
import Base64 from 'crypto-js/enc-base64'
import Hex from 'crypto-js/enc-hex'
import Utf8 from 'crypto-js/enc-utf8'
import hmacSha256 from 'crypto-js/hmac-sha256'
import sha256 from 'crypto-js/sha256'
import { JSEncrypt } from 'jsencrypt'

interface SealInput {
  readonly method: string
  /** The sent path, origin-relative, without its query. */
  readonly path: string
  readonly payload: object
  /** The gateway's RSA key, base64 of its DER form. */
  readonly spki: string
  /** Epoch ms by the gateway's clock. */
  readonly timestamp: number
}

interface Sealed {
  readonly body: { readonly value: string }
  readonly headers: Readonly<Record<'Encryption' | 'X-RSA' | 'X-Timestamp' | 'X-Digest', string>>
}

const CIPHER_KEY_HEX_LENGTH = 64 // 32 bytes; the MAC's 32 follow
const KEYS_BYTES = 64
const IV_BYTES = 16

/**
 * Encrypts a payload in format v1 (contract.md, "Encrypted posts"): AES-256-CBC, then HMAC-SHA256. The keys are used
 * once and sent along, encrypted with RSA-OAEP.
 * @returns null if the RSA key is invalid
 */
export const encryptPayload = ({ method, path, payload, spki, timestamp }: SealInput): Sealed | null => {
  const keys = randomHex(KEYS_BYTES)
  const iv = Hex.parse(randomHex(IV_BYTES))
  const cipherKey = Hex.parse(keys.slice(0, CIPHER_KEY_HEX_LENGTH))
  const { ciphertext } = AES.encrypt(Utf8.parse(JSON.stringify(payload)), cipherKey, { iv })
  const value = Base64.stringify(iv.clone().concat(ciphertext))

  const rsa = new JSEncrypt()
  rsa.setPublicKey(spki)
  const encryption = rsa.encryptOAEP(keys)
  if (encryption === false) return null

  const kid = Hex.stringify(sha256(Base64.parse(spki))).slice(0, 16)
  const signed = ['v1', method, path, String(timestamp), kid, encryption, value].join('\n')
  const digest = hmacSha256(signed, Hex.parse(keys.slice(CIPHER_KEY_HEX_LENGTH)))
  return {
    body: { value },
    headers: {
      Encryption: encryption,
      'X-RSA': kid,
      'X-Timestamp': String(timestamp),
      'X-Digest': Hex.stringify(digest),
    },
  }
}

const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
