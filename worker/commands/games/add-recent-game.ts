import { GUEST_OWNER } from '#domain/games/guest-owner'
import type { PageFactsStore } from '../../page-facts-store'
import type { Store } from '../../store/store'

/** Adds a game to the recent games. If that fails, the game is played all the same. */
export const addRecentGame = async (
  store: Store,
  facts: PageFactsStore,
  member: string | undefined,
  gameId: string,
): Promise<void> => {
  const { merchant } = facts.current
  if (merchant === '') return
  const row = { merchant, member: member ?? GUEST_OWNER, gameId, at: Date.now() }
  await store.write([{ table: 'recents', puts: [row], deletes: [] }])
}
