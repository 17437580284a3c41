import {
  constants,
  createCipheriv,
  createHash,
  createHmac,
  createPublicKey,
  publicEncrypt,
  randomBytes,
} from 'node:crypto'
import { rsaKeySchema } from '#domain/contract/accounts/rsa-key'
import * as v from 'valibot'
import { gateway } from './shared-gateway'

type Headers = Readonly<Record<string, string>>

/** Deviations from contract.md for tests. */
interface Change {
  readonly spki?: string
  /** Epoch ms. */
  readonly timestamp?: string
  /** The text to wrap with RSA, instead of the 128 hex characters of K. */
  readonly secret?: (hex: string) => string
  readonly padding?: number
  readonly signedPath?: string
  readonly plain?: Uint8Array
}

export interface SealedPost {
  readonly headers: Headers
  readonly body: string
}

/** An encrypted post according to contract.md, made with Node's own cryptography. */
export async function seal(path: string, message: unknown, change: Change = {}): Promise<SealedPost> {
  const key = v.parse(rsaKeySchema, await gateway.value(`/wps/session/key/rsa?t=${Date.now()}`))
  const spki = Buffer.from(change.spki ?? key.spki, 'base64')
  const kid = createHash('sha256').update(spki).digest('hex').slice(0, 16)
  const secret = randomBytes(64)
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-256-cbc', secret.subarray(0, 32), iv)
  const plain = change.plain ?? Buffer.from(JSON.stringify(message))
  const value = Buffer.concat([iv, cipher.update(plain), cipher.final()]).toString('base64')
  const encryption = publicEncrypt(
    {
      key: createPublicKey({ key: spki, format: 'der', type: 'spki' }),
      padding: change.padding ?? constants.RSA_PKCS1_OAEP_PADDING,
      oaepHash: 'sha256',
    },
    Buffer.from((change.secret ?? ((hex) => hex))(secret.toString('hex'))),
  ).toString('base64')
  const timestamp = change.timestamp ?? String(key.now)
  const signed = ['v1', 'POST', change.signedPath ?? path, timestamp, kid, encryption, value].join('\n')
  return {
    body: JSON.stringify({ value }),
    headers: {
      'Content-Type': 'application/json',
      Language: 'EN',
      Device: 'MOBILE',
      Encryption: encryption,
      'X-RSA': kid,
      'X-Timestamp': timestamp,
      'X-Digest': createHmac('sha256', secret.subarray(32)).update(signed).digest('hex'),
    },
  }
}

export const post = (path: string, { headers, body }: SealedPost) =>
  fetch(gateway.origin + path, { method: 'POST', headers, body })

const answerSchema = v.object({
  success: v.boolean(),
  errorCode: v.optional(v.string(), 'success'),
  value: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
})

/** A response in the form a test checks: its code is `success` unless it was rejected. */
export interface Answer {
  readonly code: string
  readonly status: number
  readonly value: Readonly<Record<string, unknown>>
}

const read = async (response: Response): Promise<Answer> => {
  const { errorCode, value } = v.parse(answerSchema, await response.json())
  return { code: errorCode, status: response.status, value: value ?? {} }
}

export const codeOf = async (answer: Promise<Answer>): Promise<string> => (await answer).code

/** An encrypted post with its own key. */
export async function say(path: string, message: unknown, headers: Headers = {}): Promise<Answer> {
  const sealed = await seal(path, message)
  return read(await post(path, { ...sealed, headers: { ...sealed.headers, ...headers } }))
}

/** A post that is not encrypted. */
export async function sendPost(path: string, body: unknown, headers: Headers = {}): Promise<Answer> {
  const all = { 'Content-Type': 'application/json', Language: 'EN', ...headers }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return read(await fetch(gateway.origin + path, { method: 'POST', headers: all, body: text }))
}
