import { useSnapshot } from 'valtio'
import type { Benefits } from '#domain/contract/benefits'
import type { ContentAnswerRow } from '#domain/tables/answer-rows'
import { type Live, useLive } from './live'
import { pageState } from '../state/page-state'

/** What each VIP label brings, as it was last synced in the language in use. */
export const useBenefits = (): Live<Benefits> => {
  const { merchant, language } = useSnapshot(pageState)
  return useLive(
    async (read) => {
      const row = await read.get('contentAnswers', [merchant, language, 'benefits'])
      return row && isOfBenefits(row) ? row.value : undefined
    },
    [],
    'benefits',
  )
}

const isOfBenefits = (row: ContentAnswerRow): row is ContentAnswerRow<'benefits'> => row.name === 'benefits'
