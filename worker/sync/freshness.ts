import type { Store } from '../store/store'

/**
 * Tracks when each resource was last confirmed unchanged. It is kept in memory, because a sync without changes writes
 * nothing. It is saved when the age starts to matter: the page is hidden or the gateway stops responding.
 */
export class FreshnessTracker {
  readonly #checked = new Map<string, number>()
  readonly #unsaved = new Set<string>()
  readonly #rejected = new Map<string, string>()
  readonly #store: Store
  readonly #isWanted: (key: string) => boolean

  /** @param isWanted false for data of a member who has logged out since: it is not saved */
  constructor(store: Store, isWanted: (key: string) => boolean) {
    this.#store = store
    this.#isWanted = isWanted
  }

  markChecked(key: string, at: number, isSaved = false): void {
    this.#checked.set(key, at)
    if (isSaved) this.#unsaved.delete(key)
    else this.#unsaved.add(key)
  }

  /** Epoch ms; 0 if this worker has not confirmed it, or if the device's clock has been set back since. */
  checkedAt(key: string): number {
    const at = this.#checked.get(key) ?? 0
    return at <= Date.now() ? at : 0
  }

  /** Records a rejected response. Returns true if the last one rejected for this key had the same content. */
  recordRejected(key: string, contentHash: string): boolean {
    const isKnown = this.#rejected.get(key) === contentHash
    this.#rejected.set(key, contentHash)
    return isKnown
  }

  forgetAll(): void {
    this.#checked.clear()
    this.#unsaved.clear()
  }

  /** Saves what was confirmed since the last save that succeeded. */
  async save(): Promise<void> {
    const keys = [...this.#unsaved].filter(this.#isWanted)
    this.#unsaved.clear()
    if (keys.length === 0) return
    const puts = keys.map((key) => ({ key, checkedAt: this.checkedAt(key) }))
    const written = await this.#store.write([{ table: 'freshness', puts, deletes: [] }])
    if (!written.ok) for (const key of keys) this.#unsaved.add(key)
  }
}
