import type * as v from 'valibot'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { loadEncryption } from '../crypto/load-encryption'
import { CHUNK_UNAVAILABLE } from '../chunk-unavailable-error'
import type { RsaKeys } from '../crypto/rsa-keys'
import type { HttpClient, RequestOptions } from './http-client'

interface Tools {
  readonly requester: HttpClient
  readonly keys: RsaKeys
  /** The path to send for a default path: it is the one that is signed. */
  readonly pathOf: (path: string) => string
}

type PostSpec = Omit<RequestOptions, 'method' | 'body' | 'query'> & { readonly payload: object }

/** Sends a payload encrypted and checks the shape of what comes back. */
export type EncryptedPost = <T>(
  spec: PostSpec,
  schema: v.GenericSchema<unknown, T>,
) => Promise<Result<T, AppError>>

const ATTEMPTS = 2 // a key that the gateway has forgotten is replaced once, never again (contract.md)

/**
 * An encrypted post (NET-08): encrypted when it is sent, never earlier; tried once more with a new key after
 * `encryption.invalid`. What cannot be encrypted is not sent.
 */
export const createEncryptedPost =
  ({ requester, keys, pathOf }: Tools): EncryptedPost =>
  async ({ payload, ...spec }, schema) => {
    const sealing = await loadEncryption().catch(() => null)
    if (!sealing) return err(CHUNK_UNAVAILABLE)
    for (let attempt = 1; ; attempt += 1) {
      const key = await keys.take(spec.alert)
      if (!key.ok) return key
      const sealed = trySeal(
        sealing,
        pathOf(spec.path),
        payload,
        key.value.spki,
        Date.now() + key.value.clockOffsetMs,
      )
      if (!sealed.ok) return sealed
      const headers = { ...spec.headers, ...sealed.value.headers }
      const answer = await requester.requestParsed(
        { ...spec, method: 'POST', body: sealed.value.body, headers },
        schema,
      )
      const isOfKey =
        !answer.ok && answer.error.kind === 'refused' && answer.error.code === 'encryption.invalid'
      if (!isOfKey || attempt === ATTEMPTS) return answer
    }
  }

type Sealing = Awaited<ReturnType<typeof loadEncryption>>
type Sealed = NonNullable<ReturnType<Sealing['encryptPayload']>>

const trySeal = (
  { encryptPayload }: Sealing,
  path: string,
  payload: object,
  spki: string,
  timestamp: number,
): Result<Sealed, AppError> => {
  try {
    const [plainPath = path] = path.split('?')
    const sealed = encryptPayload({ method: 'POST', path: plainPath, payload, spki, timestamp })
    return sealed ? ok(sealed) : err({ kind: 'encryption', detail: 'the key is not an RSA key' })
  } catch (cause) {
    return err({ kind: 'encryption', detail: cause instanceof Error ? cause.message : 'unknown' })
  }
}
