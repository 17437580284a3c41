import { createHash } from 'node:crypto'
import { compress, type Encoding } from './compress'

const MAX_BODIES = 64 // three languages of every list and their variants

/** One response's bytes, its hash, and each compressed form, created once on the first request. */
export class CachedBody {
  readonly hash: string
  readonly #forms = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()

  constructor(readonly bytes: Uint8Array<ArrayBuffer>) {
    this.hash = createHash('sha256').update(bytes).digest('base64url')
  }

  /** The body of a success. */
  static of(value: unknown): CachedBody {
    return new CachedBody(new TextEncoder().encode(JSON.stringify({ success: true, value })))
  }

  form(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const cached = this.#forms.get(encoding)
    if (cached !== undefined) return cached
    const made = compress(this.bytes, encoding)
    this.#forms.set(encoding, made)
    return made
  }
}

/** Bodies by key until the content changes. So 20,000 games are read and compressed once per language. */
export class BodyCache {
  readonly #bodies = new Map<string, CachedBody>()

  get(key: string, build: () => unknown): CachedBody {
    const cached = this.#bodies.get(key)
    if (cached !== undefined) return cached
    const made = CachedBody.of(build())
    const [oldest] = this.#bodies.keys()
    if (this.#bodies.size >= MAX_BODIES && oldest !== undefined) this.#bodies.delete(oldest)
    this.#bodies.set(key, made)
    return made
  }

  /** Must be called after any change of content. */
  clear(): void {
    this.#bodies.clear()
  }
}
