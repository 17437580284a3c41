import type * as v from 'valibot'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { loadEncryption } from '../crypto/load-encryption'
import { CHUNK_UNAVAILABLE } from '../chunk-unavailable-error'
import { rsaKeysOf } from '../crypto/rsa-keys'
import type { HttpClient, RequestOptions } from './http-client'

interface Dependencies {
  readonly httpClient: HttpClient
  /** Returns the path to send for a default path. The signature covers this path. */
  readonly pathOf: (path: string) => string
}

type PostSpec = Omit<RequestOptions, 'method' | 'body' | 'query'> & { readonly payload: object }

/** Sends an encrypted payload and checks the shape of the response. */
export type EncryptedPost = <T>(
  spec: PostSpec,
  schema: v.GenericSchema<unknown, T>,
) => Promise<Result<T, AppError>>

const ATTEMPTS = 2 // a key unknown to the gateway is replaced once, never twice (contract.md)

/**
 * An encrypted post (NET-08). The payload is encrypted just before it is sent, and sent once more with a new key
 * after `encryption.invalid`. A payload that cannot be encrypted is not sent.
 */
export const createEncryptedPost =
  ({ httpClient, pathOf }: Dependencies): EncryptedPost =>
  async ({ payload, ...spec }, schema) => {
    const sealing = await loadEncryption().catch(() => null)
    if (!sealing) return err(CHUNK_UNAVAILABLE)
    for (let attempt = 1; ; attempt += 1) {
      const key = await Promise.race([rsaKeysOf(httpClient).take(spec.alert), abortOf(spec.signal)])
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
      const answer = await httpClient.requestParsed(
        { ...spec, method: 'POST', body: sealed.value.body, headers },
        schema,
      )
      const isOfKey =
        !answer.ok && answer.error.kind === 'refused' && answer.error.code === 'encryption.invalid'
      if (!isOfKey || attempt === ATTEMPTS) return answer
    }
  }

/** The request for a key serves other posts too, so it continues without the one that is aborted. */
const abortOf = (signal: AbortSignal | undefined): Promise<Result<never, AppError>> =>
  new Promise((resolve) => {
    const end = (): void => resolve(err({ kind: 'aborted' }))
    if (signal?.aborted) end()
    else signal?.addEventListener('abort', end, { once: true })
  })

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
    const sealed = encryptPayload({ method: 'POST', path, payload, spki, timestamp })
    return sealed ? ok(sealed) : err({ kind: 'encryption', detail: 'the key is not an RSA key' })
  } catch (cause) {
    return err({ kind: 'encryption', detail: cause instanceof Error ? cause.message : 'unknown' })
  }
}
