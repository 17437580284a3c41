import type { GatewayContext } from '../gateway-context'
import type { PhoneNumber } from '../member/members'
import { smsTarget } from './verification-codes'

export interface NumberProof {
  readonly verificationCode?: string | undefined
  readonly firebaseIdToken?: string | undefined
}

/** Whether the sender holds this number: by the code of an SMS, used up then, or by an identity provider's word. */
export async function provesNumber(
  { codes, identity }: GatewayContext,
  number: PhoneNumber,
  { verificationCode, firebaseIdToken }: NumberProof,
): Promise<boolean> {
  if (firebaseIdToken === undefined) return codes.take(smsTarget(number), verificationCode ?? '')
  const identified = await identity.verify(firebaseIdToken)
  // Who came another way may have lost the phone since it was verified.
  if (identified?.signedInBy !== 'phone') return false
  return identified.phone === `+${number.countryDialingCode}${number.mobileNum}`
}
