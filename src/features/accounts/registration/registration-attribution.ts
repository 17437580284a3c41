import type { RegistrationSource } from '#domain/accounts/account-requests'
import { visitorCodes } from '#domain/referral/entry-codes/visitor-codes'
import { isDoNotTrackOn } from '../../../shared/tracking/is-do-not-track-on'
import { currentAttribution } from '../../../shared/tracking/current-attribution'
import { storedCodes } from '../../../shared/referral/entry-codes/visitor-codes'

/** Returns this visitor's attribution, from the URL and from earlier visits (REG-07). */
export const registrationAttribution = (): RegistrationSource => {
  const { search, hostname, origin, pathname } = window.location
  return {
    ...visitorCodes(search, storedCodes()),
    domain: hostname,
    registerUrl: origin + pathname,
    ...currentAttribution(),
    asksNotToBeTracked: isDoNotTrackOn(),
  }
}
