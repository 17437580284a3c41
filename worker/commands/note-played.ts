import type { FactsHolder } from '../facts'
import type { Store } from '../store/store'

/** Notes a game as played. One that cannot be noted is played all the same. */
export const notePlayed = async (
  store: Store,
  facts: FactsHolder,
  member: string | undefined,
  gameId: string,
): Promise<void> => {
  const { merchant } = facts.current
  if (merchant === '') return
  const row = { merchant, member: member ?? 'guest', gameId, at: Date.now() }
  await store.write([{ table: 'recents', puts: [row], deletes: [] }])
}
