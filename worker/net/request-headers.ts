import type { PageFacts } from '#domain/port'

/** Whether a call sends the session's token (NET-02); contract.md defines it for each call. */
export type Access = 'open' | 'optional' | 'protected'

interface HeaderInput {
  readonly facts: PageFacts
  /** Value of the Authorization header; undefined for a guest and on open calls. */
  readonly token: string | undefined
  readonly moduleId?: string | undefined
  readonly ifNoneMatch?: string | undefined
  readonly hasBody: boolean
}

/** Returns the headers of every same-origin call (NET-01, NET-02, contract.md). */
export const requestHeaders = ({
  facts,
  token,
  moduleId,
  ifNoneMatch,
  hasBody,
}: HeaderInput): Record<string, string> => {
  const merchant = facts.merchant || facts.session?.merchantCode
  return {
    Language: facts.language.toUpperCase(),
    ...(merchant ? { Merchant: merchant } : {}),
    ...(token ? { Authorization: token } : {}),
    ...(moduleId ? { ModuleId: moduleId } : {}),
    ...(ifNoneMatch ? { 'If-None-Match': ifNoneMatch } : {}),
    ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
  }
}

/** Our ETags and tables are the cache; the browser's HTTP cache would be a second one. */
export const getInit = (headers: Readonly<Record<string, string>>): RequestInit => ({
  headers,
  cache: 'no-store',
  credentials: 'omit',
})
