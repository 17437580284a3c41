import type { RegistrationSource } from '#domain/account-wishes'
import { visitorCodes } from '#domain/rules/visitor-codes'
import { isDoNotTrackOn } from '../../app/tracking/asks-not-to-be-tracked'
import { currentAttribution } from '../../app/tracking/visit-ads'
import { storedCodes } from '../../state/visitor-codes'

/** What brought this visitor here, from the address and from earlier visits (REG-07). */
export const provenance = (): RegistrationSource => {
  const { search, hostname, origin, pathname } = window.location
  return {
    ...visitorCodes(search, storedCodes()),
    domain: hostname,
    registerUrl: origin + pathname,
    ...currentAttribution(),
    asksNotToBeTracked: isDoNotTrackOn(),
  }
}
