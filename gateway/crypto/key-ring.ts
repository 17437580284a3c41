import type { KeyObject } from 'node:crypto'
import type { Clock } from '../clock'
import { makeKey, type RsaKey } from './rsa-key'

const KNOWN_MS = 600_000 // contract.md: a kid remains known for 10 minutes
const RENEWED_MS = 300_000 // a key is issued for half of that, so that a delayed post does not outlive it

/** The keys of encrypted posts. They are generated off the event loop; the next one is always prepared in advance. */
export class KeyRing {
  readonly #known = new Map<string, { privateKey: KeyObject; until: number }>()
  #current = makeKey()
  #next: Promise<RsaKey> | null = null
  #renewAt = Infinity

  constructor(private readonly clock: Clock) {}

  /** Returns the key to encrypt with now, as base64 DER. Its kid is known for the next 10 minutes. */
  async hand(): Promise<string> {
    if (this.clock.now() >= this.#renewAt) this.rotate()
    const { kid, spki, privateKey } = await this.#current
    this.#next ??= makeKey()
    const now = this.clock.now()
    this.#renewAt = Math.min(this.#renewAt, now + RENEWED_MS)
    this.#known.set(kid, { privateKey, until: now + KNOWN_MS })
    return spki
  }

  find(kid: string): KeyObject | null {
    for (const [old, { until }] of this.#known) if (until < this.clock.now()) this.#known.delete(old)
    return this.#known.get(kid)?.privateKey ?? null
  }

  /** Issues another key from now on; the previous one remains known for its time. */
  rotate(): void {
    this.#current = this.#next ?? makeKey()
    this.#next = null
    this.#renewAt = Infinity
  }

  /** As after a restart: all issued keys become unknown. */
  forget(): void {
    this.rotate()
    this.#known.clear()
  }
}
