import type { MemberRow } from '#domain/tables/rows'
import { pageState } from '../page/page-state'
import { currentMember } from '../session/session-state'
import { type LiveQueryResult, useLiveQuery } from '../worker/query/use-live-query'

/** Returns the last synced data of the current member; only that member's rows are read (SES-08, SES-11). */
export const useMemberInfo = (): LiveQueryResult<MemberRow> =>
  useLiveQuery(
    async (read) => {
      const member = currentMember()
      return member ? read.get('members', [pageState.merchant, member.id]) : undefined
    },
    [],
    'member',
  )
