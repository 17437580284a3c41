import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { type AccountSettings, accountSettings } from '#domain/contract/accounts/account-settings'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { pageState } from '../../../shared/page/page-state'

/** Returns the settings for login and registration and the merchant's flags; null while there are none. */
export const useAccountSettings = ():
  | (AccountSettings & { readonly flags: Readonly<Record<string, boolean>> })
  | null => {
  const { merchant } = useSnapshot(pageState)
  const { data } = useLiveQuery((read) => read.get('settings', merchant))
  return useMemo(() => (data ? { ...accountSettings(data), flags: data.whitelabelVal } : null), [data])
}
