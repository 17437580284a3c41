import type { Provenance } from '#domain/account-wishes'
import { visitorCodes } from '#domain/rules/visitor-codes'
import { asksNotToBeTracked } from '../../app/tracking/asks-not-to-be-tracked'
import { visitAds } from '../../app/tracking/visit-ads'
import { storedCodes } from '../../state/visitor-codes'

/** What brought this visitor here, from the address and from earlier visits (REG-07). */
export const provenance = (): Provenance => {
  const { search, hostname, origin, pathname } = window.location
  return {
    ...visitorCodes(search, storedCodes()),
    domain: hostname,
    registerUrl: origin + pathname,
    ...visitAds(),
    asksNotToBeTracked: asksNotToBeTracked(),
  }
}
