import { useSnapshot } from 'valtio'
import { servicesFor } from '#domain/rules/customer-service'
import type { ServiceRow } from '#domain/tables/delivery-rows'
import { useLiveQuery } from './live'
import { useMemberInfo } from './use-member-info'
import { pageState } from '../state/page-state'

/** The customer-service entries for whoever plays (CSV-02). */
export const useServices = (): readonly ServiceRow[] => {
  const { merchant } = useSnapshot(pageState)
  const { data = [] } = useLiveQuery((read) => read.startingWith('services', [merchant]))
  const member = useMemberInfo()
  return servicesFor(data, member.data?.clubLabel)
}
