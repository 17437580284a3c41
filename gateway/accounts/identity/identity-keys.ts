import { createPublicKey, type KeyObject } from 'node:crypto'
import * as v from 'valibot'
import type { Clock } from '../../clock'

/** Where Firebase publishes the keys of its id tokens. */
export const FIREBASE_KEYS =
  'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com'

const ASK_AGAIN_MS = 60_000 // a key id may be invented: this limits requests for unknown keys
const TIMEOUT_MS = 5_000

const publishedSchema = v.record(v.string(), v.string())

/**
 * A provider's public keys by id, in its format: JSON of id → PEM of a certificate. They are valid as long as
 * `Cache-Control` says. An unknown id triggers one more request, because keys rotate.
 */
export class PublishedKeys {
  #keys: ReadonlyMap<string, KeyObject> = new Map()
  #goodUntil = -Infinity
  #askedAt = -Infinity
  #asking: Promise<void> | null = null

  constructor(
    private readonly url: string,
    private readonly clock: Clock,
  ) {}

  /** Returns null for an unknown id. Rejects if the cached keys have expired and no new ones are available. */
  async find(kid: string): Promise<KeyObject | null> {
    // Concurrent calls wait for the same request.
    if (this.#asking) await this.#asking.catch(() => undefined)
    const now = this.clock.now()
    if (now >= this.#goodUntil) await this.#ask()
    else if (!this.#keys.has(kid) && now - this.#askedAt >= ASK_AGAIN_MS)
      await this.#ask().catch(() => undefined)
    return this.#keys.get(kid) ?? null
  }

  /** Sends one request at a time and shares it between callers. */
  #ask(): Promise<void> {
    this.#askedAt = this.clock.now()
    this.#asking ??= this.#fetch().finally(() => {
      this.#asking = null
    })
    return this.#asking
  }

  async #fetch(): Promise<void> {
    try {
      const response = await fetch(this.url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      const published = v.parse(publishedSchema, await response.json())
      this.#keys = new Map(Object.entries(published).flatMap(([kid, pem]) => keyOf(kid, pem)))
      this.#goodUntil = this.clock.now() + maxAgeMs(response.headers.get('Cache-Control') ?? '')
    } catch (error) {
      throw new Error(`The identity provider's keys cannot be had from ${this.url}`, { cause: error })
    }
  }
}

/** Empty for a key that is not RSA. */
function keyOf(kid: string, pem: string): readonly [string, KeyObject][] {
  try {
    const key = createPublicKey(pem)
    return key.asymmetricKeyType === 'rsa' ? [[kid, key]] : []
  } catch {
    return []
  }
}

const maxAgeMs = (cacheControl: string): number => {
  const [, seconds] = /\bmax-age=(\d+)/i.exec(cacheControl) ?? []
  return seconds === undefined ? ASK_AGAIN_MS : Number(seconds) * 1000
}
