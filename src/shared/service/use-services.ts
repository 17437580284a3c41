import { useSnapshot } from 'valtio'
import { servicesFor } from '#domain/service/customer-service'
import type { ServiceRow } from '#domain/tables/worker-rows'
import { useLiveQuery } from '../worker/query/use-live-query'
import { useMemberInfo } from '../member/use-member-info'
import { pageState } from '../page/page-state'

/** Returns the customer-service entries for the current player (CSV-02). */
export const useServices = (): readonly ServiceRow[] => {
  const { merchant } = useSnapshot(pageState)
  const { data = [] } = useLiveQuery((read) => read.startingWith('services', [merchant]))
  const member = useMemberInfo()
  return servicesFor(data, member.data?.clubLabel)
}
