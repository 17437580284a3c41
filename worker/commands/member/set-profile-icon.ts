import * as v from 'valibot'
import { PROFILE_ICON_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { syncKey } from '#domain/tables/resources'
import type { LoginDependencies } from '../accounts/login-dependencies'

/**
 * Sets the profile icon of the session's member (MEM-01), from 1 to the settings' count. Every tab shows it once the
 * gateway has accepted it. Repeating the call is harmless, so it has no idempotency key.
 */
export const setProfileIcon = async (
  { httpClient, facts, store }: LoginDependencies,
  profileIcon: number,
): Promise<Result<null, AppError>> => {
  const { session, merchant, language } = facts.current
  if (!session) return err({ kind: 'no-session' })
  const { id, token } = session
  const answer = await httpClient.requestParsed(
    {
      path: PROFILE_ICON_ENDPOINT,
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
  // Another member is logged in meanwhile: it is not their icon.
  if (facts.current.session?.id !== id || !row) return ok(null)
  await store.write([
    { table: 'members', puts: [{ ...row, profileIcon }], deletes: [] },
    // The rows differ from the last synced ones: the next response must be compared with them.
    { table: 'syncState', puts: [{ ...state, key: syncRow, isPartial: true }], deletes: [] },
  ])
  return ok(null)
}
