import type { RegistrationResult, RegistrationRequest } from '#domain/accounts/account-requests'
import type { AccountError } from '#domain/errors'
import type { Result } from '#domain/result'
import { accountCommands } from '../../../shared/worker/client/account-commands'
import type { PhoneProof } from '../phone/phone-verification'

/** Registers with the phone's proof (REG-10). @param code null if the merchant does not require one */
export const registerWithVerifiedPhone = async (
  input: RegistrationRequest,
  phone: PhoneProof,
  code: string | null,
): Promise<Result<RegistrationResult, AccountError>> => {
  const { who } = input
  if (who.kind === 'username' || code === null) return accountCommands.register(input)
  const proof = await phone.prove(who, code)
  return proof.ok ? accountCommands.register({ ...input, who: { ...who, proof: proof.value } }) : proof
}
