import { DAY_MS } from '#domain/timing'
import type { Store } from '../store/store'

/** The connection page and its report show dead letters this long. */
const MAX_AGE_MS = 30 * DAY_MS
const MAX_COUNT = 100

/** Deletes dead letters after 30 days, and all but the newest 100: the queue is read for each new entry (OFF-05). */
export const deleteOldDeadLetters = async (store: Store): Promise<void> => {
  const letters = (await store.all('outbox'))
    .map(({ kind, id, setAside }) => ({ key: [kind, id], at: setAside?.at ?? 0 }))
    .filter(({ at }) => at > 0)
    .sort((one, other) => other.at - one.at)
  const old = letters.filter(({ at }, place) => place >= MAX_COUNT || Date.now() - at > MAX_AGE_MS)
  const deletes = old.map(({ key }) => key)
  if (deletes.length > 0) await store.write([{ table: 'outbox', puts: [], deletes }])
}
