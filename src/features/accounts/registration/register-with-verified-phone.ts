import type { RegistrationResult, RegistrationRequest } from '#domain/accounts/account-requests'
import type { AccountError } from '#domain/errors'
import type { Result } from '#domain/result'
import type { PhoneVerification } from '../phone/phone-verification'
import { stoppableCommands } from '../login/stoppable-commands'

/** Registers with the phone's proof (REG-10). @param code null if the merchant does not require one */
export const registerWithVerifiedPhone = async (
  input: RegistrationRequest,
  phone: PhoneVerification,
  code: string | null,
): Promise<Result<RegistrationResult, AccountError>> => {
  const { who } = input
  if (who.kind === 'username' || code === null) return stoppableCommands.register(input)
  const proof = await phone.prove(who, code)
  return proof.ok ? stoppableCommands.register({ ...input, who: { ...who, proof: proof.value } }) : proof
}
