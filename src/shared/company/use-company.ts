import { useMemo } from 'react'
import { type CompanyInfo, companyInfo } from '#domain/company/company-info'
import { linkTarget } from '#domain/routing/safe-url'
import { useLiveQuery } from '../worker/query/use-live-query'

/** Returns what the merchant says about itself in config.json; unsafe documents are left out. */
export const useCompany = (): CompanyInfo => {
  const { data } = useLiveQuery((read) => read.get('config', 'config'))
  return useMemo(() => {
    const info = companyInfo(data?.json)
    return { ...info, terms: usable(info.terms), privacy: usable(info.privacy) }
  }, [data?.json])
}

const usable = (url: string): string => (linkTarget(url, window.location.origin).kind === 'none' ? '' : url)
