import { liveQuery } from 'dexie'
import { subscribe } from 'valtio'
import type { Query } from '#domain/tables/reader'
import { pageState } from '../../page/page-state'
import { currentReader, memoryTables } from './page-tables'

/**
 * Reads rows now and whenever they change, for code outside the screens (a screen uses `useLiveQuery`). Reads again
 * after a change of merchant, language, member or database. A failed read reports nothing.
 */
export const subscribeQuery = <T>(query: Query<T>, onRows: (rows: T) => void): void => {
  const read = (): Promise<T> => query(currentReader())
  const again = (): void => void read().then(onRows, () => undefined)
  let stop = (): void => undefined
  let source = ''
  const follow = (): void => {
    const { merchant, language, storage, generation, session, remembered } = pageState
    const next = [merchant, language, storage, generation, session?.id, remembered?.id].join('|')
    if (next === source) return
    source = next
    stop()
    if (storage === 'memory') {
      stop = memoryTables.subscribe(again)
      again()
      return
    }
    const subscription = liveQuery(read).subscribe({ next: onRows, error: () => undefined })
    stop = () => subscription.unsubscribe()
  }
  subscribe(pageState, follow)
  follow()
}
