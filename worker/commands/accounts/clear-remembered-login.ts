import { REMEMBERED_MEMBER_KEY } from '#domain/storage-keys'
import { clearMemberCache } from '../../session/clear-member-data'
import { clearVault } from '../../session/clear-vault'
import { openVault } from '../../session/open-vault'
import type { LoginDependencies } from './login-dependencies'

/** Called when the gateway rejects a login: ends what the remembered login has shown (SES-06). */
export const clearRememberedLogin = async ({
  facts,
  store,
  sessions,
  emit,
}: LoginDependencies): Promise<void> => {
  const remembered = await openVault(store)
  await clearVault(store)
  emit({ type: 'persist', key: REMEMBERED_MEMBER_KEY, value: '' })
  if (remembered) await sessions.endMember(remembered.merchant, remembered.memberId)
  const { unconfirmedMember } = sessions
  if (unconfirmedMember && unconfirmedMember.id !== remembered?.memberId)
    await clearMemberCache(store, facts.current.merchant, unconfirmedMember.id)
  sessions.setUnconfirmed(null)
}
