import type { AppError } from '#domain/errors'
import { GUEST_OWNER } from '#domain/games/guest-owner'
import { err, ok, type Result } from '#domain/result'
import type { PageFactsStore } from '../../page-facts-store'
import type { Store } from '../../store/store'

export interface SetFavouriteInput {
  readonly gameId: string
  readonly isFavourite: boolean
}

/** Adds a game to the player's favourites or removes it; needs no network (GAM-01). */
export const setFavourite = async (
  {
    store,
    facts,
    member,
  }: { readonly store: Store; readonly facts: PageFactsStore; readonly member: string | undefined },
  { gameId, isFavourite }: SetFavouriteInput,
): Promise<Result<null, AppError>> => {
  const { merchant } = facts.current
  const owner = member ?? GUEST_OWNER
  const change = isFavourite
    ? { puts: [{ merchant, member: owner, gameId, at: Date.now() }], deletes: [] }
    : { puts: [], deletes: [[merchant, owner, gameId]] }
  const written = await store.write([{ table: 'favourites', ...change }])
  return written.ok || written.error.kind === 'fenced' ? ok(null) : err(written.error)
}
