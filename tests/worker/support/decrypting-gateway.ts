import {
  constants,
  createDecipheriv,
  createHash,
  createHmac,
  generateKeyPairSync,
  privateDecrypt,
} from 'node:crypto'
import * as v from 'valibot'
import { KEY_ENDPOINT } from '#domain/contract/endpoints'
import type { FakeGateway } from './fake-gateway'

type KeyPair = ReturnType<typeof rsaKey>

/** An RSA key as the gateway sends it, with its key id. */
export const rsaKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const der = publicKey.export({ type: 'spki', format: 'der' })
  const kid = createHash('sha256').update(der).digest('hex').slice(0, 16)
  return { spki: der.toString('base64'), kid, privateKey }
}

/** Responds to GET key with this key and a clock that is `aheadMs` ahead of the device's. */
export const handOut = (gateway: FakeGateway, key: KeyPair, aheadMs = 0): void => {
  gateway.respond(KEY_ENDPOINT, () =>
    Response.json({ success: true, value: { spki: key.spki, now: Date.now() + aheadMs } }),
  )
}

const bodySchema = v.object({ value: v.string() })

/**
 * Checks and decrypts an encrypted post with node:crypto, written only from contract.md. Throws if the post breaks
 * the contract.
 */
export const openPost = (
  { path, headers, body }: { readonly path: string; readonly headers: Headers; readonly body: string },
  { kid, privateKey }: KeyPair,
): unknown => {
  const header = (name: string): string => headers.get(name) ?? ''
  if (header('X-RSA') !== kid) throw new Error('another key')
  const opened = privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(header('Encryption'), 'base64'),
  ).toString()
  if (!/^[0-9a-f]{128}$/u.test(opened)) throw new Error('not 128 hex characters')
  const keys = Buffer.from(opened, 'hex')
  const { value } = v.parse(bodySchema, JSON.parse(body))
  const signed = ['v1', 'POST', path, header('X-Timestamp'), kid, header('Encryption'), value].join('\n')
  const digest = createHmac('sha256', keys.subarray(32)).update(signed).digest('hex')
  if (digest !== header('X-Digest')) throw new Error('wrong digest')
  const bytes = Buffer.from(value, 'base64')
  const decipher = createDecipheriv('aes-256-cbc', keys.subarray(0, 32), bytes.subarray(0, 16))
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString('utf8'))
}
