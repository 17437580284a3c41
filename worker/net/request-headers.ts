import type { PageFacts } from '#domain/port'

/** Whether the session's token goes with a call (NET-02): contract.md marks each call. */
export type Access = 'open' | 'optional' | 'protected'

interface HeaderInput {
  readonly facts: PageFacts
  /** What is sent as Authorization; undefined for a guest and on open calls. */
  readonly token: string | undefined
  readonly moduleId?: string | undefined
  readonly ifNoneMatch?: string | undefined
  readonly hasBody: boolean
}

/** The headers of every same-origin call (NET-01, NET-02, contract.md). */
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
