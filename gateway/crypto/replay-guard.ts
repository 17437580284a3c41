import { createHash } from 'node:crypto'

/** The `Encryption` values of accepted posts, each stored as long as its timestamp would be accepted. */
export class ReplayGuard {
  readonly #until = new Map<string, number>()

  /** Returns false if the value was used before. Times are epoch ms. */
  take(encryption: string, now: number, until: number): boolean {
    for (const [old, end] of this.#until) if (end < now) this.#until.delete(old)
    const id = createHash('sha256').update(encryption).digest('base64url')
    if (this.#until.has(id)) return false
    this.#until.set(id, until)
    return true
  }
}
