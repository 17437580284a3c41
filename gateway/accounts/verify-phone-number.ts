import type { GatewayContext } from '../gateway-context'
import type { PhoneNumber } from '../member/members'
import { smsTarget } from './verification-codes'

export interface PhoneProof {
  readonly verificationCode?: string | undefined
  readonly firebaseIdToken?: string | undefined
}

/**
 * True if the sender owns this number: proven by an SMS code, which is used up, or by an identity provider's token.
 */
export async function provesNumber(
  { codes, identity }: GatewayContext,
  number: PhoneNumber,
  { verificationCode, firebaseIdToken }: PhoneProof,
): Promise<boolean> {
  if (firebaseIdToken === undefined) return codes.take(smsTarget(number), verificationCode ?? '')
  const identified = await identity.verify(firebaseIdToken)
  // With another sign-in method the user may have lost the phone since it was verified.
  if (identified?.signedInBy !== 'phone') return false
  return identified.phone === `+${number.countryDialingCode}${number.mobileNum}`
}
