import { useMemo } from 'react'
import { type CompanyInfo, companyInfo } from '#domain/company/company-info'
import { useLiveQuery } from '../worker/query/use-live-query'

/** Returns what the merchant says about itself in config.json. */
export const useCompany = (): CompanyInfo => {
  const { data } = useLiveQuery((read) => read.get('config', 'config'))
  return useMemo(() => companyInfo(data?.json), [data?.json])
}
