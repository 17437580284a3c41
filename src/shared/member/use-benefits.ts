import { useSnapshot } from 'valtio'
import type { Benefits } from '#domain/contract/member/benefits'
import type { ContentValueRow } from '#domain/tables/value-rows'
import { type LiveQueryResult, useLiveQuery } from '../worker/query/use-live-query'
import { pageState } from '../page/page-state'

/** Returns the benefits of each VIP label, as last synced in the current language. */
export const useBenefits = (): LiveQueryResult<Benefits> => {
  const { merchant, language } = useSnapshot(pageState)
  return useLiveQuery(
    async (read) => {
      const row = await read.get('contentAnswers', [merchant, language, 'benefits'])
      return row && isOfBenefits(row) ? row.value : undefined
    },
    [],
    'benefits',
  )
}

const isOfBenefits = (row: ContentValueRow): row is ContentValueRow<'benefits'> => row.name === 'benefits'
