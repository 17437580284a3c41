import { useSnapshot } from 'valtio'
import type { MemberValueRow, MemberValues } from '#domain/tables/value-rows'
import { pageState } from '../../page/page-state'
import { type LiveQueryResult, useLiveQuery } from './use-live-query'

/**
 * Returns one of the member's resources, as last synced (MEM-02).
 * @param isSynced false to read what is stored, without a request
 */
export const useMemberResource = <Name extends keyof MemberValues>(
  name: Name,
  memberId: string,
  isSynced = true,
): LiveQueryResult<MemberValues[Name]> => {
  const { merchant } = useSnapshot(pageState)
  return useLiveQuery(
    async (read) => {
      const row = await read.get('memberAnswers', [merchant, memberId, name])
      return row && isNamed(row, name) ? row.value : undefined
    },
    [memberId, name, isSynced],
    isSynced ? name : undefined,
  )
}

const isNamed = <Name extends keyof MemberValues>(
  row: MemberValueRow,
  name: Name,
): row is MemberValueRow<Name> => row.name === name
