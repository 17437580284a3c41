import * as v from 'valibot'
import { PROFILE_ICON_PATH } from '#domain/contract/endpoints'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { syncKey } from '#domain/tables/resources'
import type { LoginDependencies } from '../accounts/login-dependencies'

/**
 * Gives the session's member another picture (MEM-01), 1 to the settings' count. Every tab sees it as soon as the gateway
 * has it. The same one twice does no harm, so the call has no key.
 */
export const setProfileIcon = async (
  { requester, facts, store }: LoginDependencies,
  profileIcon: number,
): Promise<Result<null, AppError>> => {
  const { session, merchant, language } = facts.current
  if (!session) return err({ kind: 'no-session' })
  const { id, token } = session
  const answer = await requester.requestParsed(
    {
      path: PROFILE_ICON_PATH,
      access: 'protected',
      method: 'POST',
      body: { profileIcon },
      alert: 'network',
      token,
    },
    v.unknown(),
  )
  if (!answer.ok) return answer
  const syncRow = syncKey('member', { merchant, language, member: id })
  const [row, state] = await Promise.all([
    store.get('members', [merchant, id]),
    store.get('syncState', syncRow),
  ])
  // Whoever is here meanwhile, it is not their picture.
  if (facts.current.session?.id !== id || !row) return ok(null)
  await store.write([
    { table: 'members', puts: [{ ...row, profileIcon }], deletes: [] },
    // The rows are not what was last synced any more: the next answer is compared with them.
    { table: 'syncState', puts: [{ ...state, key: syncRow, isPartial: true }], deletes: [] },
  ])
  return ok(null)
}
