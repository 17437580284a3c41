import { useSnapshot } from 'valtio'
import type { MemberAnswerRow, MemberAnswers } from '#domain/tables/answer-rows'
import { pageState } from '../state/page-state'
import { type Live, useLive } from './live'

/** One of the answers that are a member's own, as it was last synced (MEM-02). */
export const useMemberAnswer = <Name extends keyof MemberAnswers>(
  name: Name,
  memberId: string,
): Live<MemberAnswers[Name]> => {
  const { merchant } = useSnapshot(pageState)
  return useLive(
    async (read) => {
      const row = await read.get('memberAnswers', [merchant, memberId, name])
      return row && isNamed(row, name) ? row.value : undefined
    },
    [memberId, name],
    name,
  )
}

const isNamed = <Name extends keyof MemberAnswers>(
  row: MemberAnswerRow,
  name: Name,
): row is MemberAnswerRow<Name> => row.name === name
