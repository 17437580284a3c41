import { memberAnswerKeys, memberSyncKeys } from '#domain/tables/resources'
import type { UserTableName } from '#domain/tables/schema'
import type { Store } from '../store/store'

const OWN = ['recents', 'favourites', 'moneyActs'] as const satisfies readonly UserTableName[]

/** Deletes the member's cached gateway data (SES-06). */
export const clearMemberCache = async (store: Store, merchant: string, member: string): Promise<void> => {
  const keys = memberSyncKeys(merchant, member)
  await store.write([
    { table: 'members', puts: [], deletes: [[merchant, member]] },
    { table: 'rankProgress', puts: [], deletes: [[merchant, member]] },
    { table: 'memberAnswers', puts: [], deletes: memberAnswerKeys(merchant, member) },
    { table: 'syncState', puts: [], deletes: keys },
    { table: 'freshness', puts: [], deletes: keys },
    { table: 'rowDigests', puts: [], deletes: keys },
  ])
}

/**
 * Also deletes the member's user data on this device. Called only when they log out themselves. User data comes
 * first: from its deletion on, the store repeats no earlier write.
 */
export const clearMemberData = async (store: Store, merchant: string, member: string): Promise<void> => {
  for (const table of OWN) await store.clear(table, [merchant, member])
  await clearMemberCache(store, merchant, member)
}
