import type { PageFacts } from '#domain/port'

/** Whether the session's token goes with a call (NET-02): contract.md marks each call. */
export type Access = 'open' | 'optional' | 'protected'

interface HeaderInput {
  readonly facts: PageFacts
  readonly access: Access
  readonly moduleId?: string | undefined
  readonly ifNoneMatch?: string | undefined
  readonly hasBody: boolean
}

/** The headers of every same-origin call (NET-01, NET-02, contract.md). */
export const requestHeaders = ({
  facts,
  access,
  moduleId,
  ifNoneMatch,
  hasBody,
}: HeaderInput): Record<string, string> => {
  const merchant = facts.merchant || facts.session?.merchantCode
  const token = access === 'open' ? undefined : facts.session?.token
  return {
    Language: facts.language.toUpperCase(),
    ...(merchant ? { Merchant: merchant } : {}),
    ...(token ? { Authorization: token } : {}),
    ...(moduleId ? { ModuleId: moduleId } : {}),
    ...(ifNoneMatch ? { 'If-None-Match': ifNoneMatch } : {}),
    ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
  }
}
