import type { PageFactsStore } from '../page-facts-store'
import type { Store } from '../store/store'

interface Dependencies {
  readonly store: Store
  readonly facts: PageFactsStore
}

/** Deletes the responses cached in this browser session for one member (NET-06). */
export const clearResponseCache = async ({ store, facts }: Dependencies, member: string): Promise<void> => {
  const rows = await store.startingWith('responseCache', [facts.current.sessionId])
  const deletes = rows.filter((row) => row.member === member).map(({ session, key }) => [session, key])
  if (deletes.length > 0) await store.write([{ table: 'responseCache', puts: [], deletes }])
}
