import type { Provenance } from '#domain/account-wishes'
import { clickIds } from '#domain/rules/click-ids'
import { visitorCodes } from '#domain/rules/visitor-codes'
import { storedCodes } from '../../state/visitor-codes'

/** What brought this visitor here, from the address and from earlier visits (REG-07). */
export const provenance = (): Provenance => {
  const { search, hostname, origin, pathname } = window.location
  return {
    ...visitorCodes(search, storedCodes()),
    domain: hostname,
    registerUrl: origin + pathname,
    clickIds: clickIds(search),
  }
}
