import type { PersistedKey } from '#domain/storage-keys'
import { CHOICES_KEY } from './restore-choices'
import type { Store } from '../store/store'

/** Of all stores, because a worker has one. */
let saving: Promise<unknown> = Promise.resolve()

/**
 * Saves the language or a login flag in the database, which survives a killed browser.
 * @param at epoch ms of the choice
 */
export const saveChoice = (store: Store, key: PersistedKey, value: string, at: number): Promise<unknown> => {
  const save = async (): Promise<void> => {
    const [merchant, id] = CHOICES_KEY
    // Read every time: other tabs save choices as well.
    const row = await store.get('counters', CHOICES_KEY).catch(() => undefined)
    const choices = new URLSearchParams(row?.mark)
    choices.set(key, value)
    const puts = [{ merchant, id, count: 0, mark: choices.toString(), until: Math.max(at, row?.until ?? 0) }]
    await store.write([{ table: 'counters', puts, deletes: [] }])
  }
  return (saving = saving.then(save, save))
}
