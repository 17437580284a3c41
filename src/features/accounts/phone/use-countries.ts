import { useSnapshot } from 'valtio'
import type { Countries } from '#domain/contract/accounts/countries'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { pageState } from '../../../shared/page/page-state'

/** Countries that a number may belong to, and the visitor's own (DIA-01); null until they have been read. */
export const useCountries = (): Countries | null => {
  const { merchant, language } = useSnapshot(pageState)
  const { data } = useLiveQuery(
    (read) => read.get('contentAnswers', [merchant, language, 'countries']),
    [],
    'countries',
  )
  return data && 'countries' in data.value ? data.value : null
}
