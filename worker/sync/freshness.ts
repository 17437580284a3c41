import type { Store } from '../store/store'

/**
 * When each resource was last confirmed unchanged. Kept in memory, because a sync that changes nothing writes nothing;
 * written down when the age begins to matter: the page is hidden or the gateway stops answering.
 */
export class FreshnessTracker {
  readonly #checked = new Map<string, number>()
  readonly #unsaved = new Set<string>()
  readonly #rejected = new Map<string, string>()
  readonly #store: Store
  readonly #isWanted: (key: string) => boolean

  /** @param isWanted false for what belongs to a member who has logged out since: that is not written down */
  constructor(store: Store, isWanted: (key: string) => boolean = () => true) {
    this.#store = store
    this.#isWanted = isWanted
  }

  markChecked(key: string, at: number, isSaved = false): void {
    this.#checked.set(key, at)
    if (isSaved) this.#unsaved.delete(key)
    else this.#unsaved.add(key)
  }

  /** Epoch ms; 0 when this worker has not confirmed it. */
  checkedAt(key: string): number {
    return this.#checked.get(key) ?? 0
  }

  /** True if the last answer that was rejected for this key is this very one. */
  isKnownBad(key: string, contentHash: string): boolean {
    const isKnown = this.#rejected.get(key) === contentHash
    this.#rejected.set(key, contentHash)
    return isKnown
  }

  forgetAll(): void {
    this.#checked.clear()
    this.#unsaved.clear()
  }

  /** Writes what was confirmed since the last time. */
  async save(): Promise<void> {
    const keys = [...this.#unsaved].filter(this.#isWanted)
    this.#unsaved.clear()
    if (keys.length === 0) return
    const puts = keys.map((key) => ({ key, checkedAt: this.checkedAt(key) }))
    await this.#store.write([{ table: 'freshness', puts, deletes: [] }])
  }
}
