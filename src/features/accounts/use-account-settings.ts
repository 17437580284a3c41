import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { type AccountSettings, accountSettings } from '#domain/contract/account-settings'
import { useLiveQuery } from '../../app/live'
import { pageState } from '../../state/page-state'

/** What logins and registrations read of the settings, and the merchant's flags; null while there are none. */
export const useAccountSettings = ():
  (AccountSettings & { readonly flags: Readonly<Record<string, boolean>> }) | null => {
  const { merchant } = useSnapshot(pageState)
  const { data } = useLiveQuery((read) => read.get('settings', merchant))
  return useMemo(() => (data ? { ...accountSettings(data), flags: data.whitelabelVal } : null), [data])
}
