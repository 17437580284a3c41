import { KEY_ENDPOINT } from '#domain/contract/endpoints'
import { rsaKeySchema } from '#domain/contract/accounts/rsa-key'
import type { AppError } from '#domain/errors'
import { ok, type Result } from '#domain/result'
import type { HttpClient, RequestOptions } from '../net/http-client'

const USABLE_MS = 9 * 60_000 // the gateway accepts a key for 10 minutes; the post itself takes part of that

export interface RsaKey {
  readonly spki: string
  /** Gateway clock minus this device's clock, ms. */
  readonly clockOffsetMs: number
}

interface Fetched extends RsaKey {
  /** Monotonic time: the device's clock may be changed meanwhile. */
  readonly fetchedAt: number
}

const known = new WeakMap<HttpClient, RsaKeys>()

/** Returns the keys for the posts of this client, the same ones to all callers. */
export const rsaKeysOf = (httpClient: HttpClient): RsaKeys => {
  const keys = known.get(httpClient) ?? new RsaKeys(httpClient)
  known.set(httpClient, keys)
  return keys
}

/**
 * Provides one RSA key per encrypted post. It may be fetched early, when a form opens. Never cached, never used
 * twice.
 */
class RsaKeys {
  /** Offset as of the last key. */
  clockOffsetMs = 0
  readonly #httpClient: HttpClient
  #ahead: Promise<Result<Fetched, AppError>> | undefined

  constructor(httpClient: HttpClient) {
    this.#httpClient = httpClient
  }

  /** Fetches the key of the next post in advance. */
  async prepare(): Promise<Result<null, AppError>> {
    this.#ahead = this.#usable(false)
    const key = await this.#ahead
    return key.ok ? ok(null) : key
  }

  /** Returns the key for one post. @param alert as for that post */
  async take(alert: RequestOptions['alert']): Promise<Result<RsaKey, AppError>> {
    const ahead = this.#usable(alert)
    this.#ahead = undefined
    return ahead
  }

  async #usable(alert: RequestOptions['alert']): Promise<Result<Fetched, AppError>> {
    const ahead = await this.#ahead
    const isUsable = ahead?.ok === true && performance.now() - ahead.value.fetchedAt < USABLE_MS
    return isUsable ? ahead : this.#fetch(alert)
  }

  async #fetch(alert: RequestOptions['alert']): Promise<Result<Fetched, AppError>> {
    const answer = await this.#httpClient.requestParsed(
      { path: KEY_ENDPOINT, access: 'open', query: { t: String(Date.now()) }, alert },
      rsaKeySchema,
    )
    if (!answer.ok) return answer
    const { spki, now } = answer.value
    this.clockOffsetMs = now - Date.now()
    return ok({ spki, clockOffsetMs: this.clockOffsetMs, fetchedAt: performance.now() })
  }
}
