import type { RegistrationResult, RegistrationRequest } from '#domain/accounts/account-requests'
import type { AccountError } from '#domain/errors'
import type { Result } from '#domain/result'
import { accountCommands } from '../../../shared/worker/client/account-commands'
import type { PhoneProof } from '../phone/phone-verification'

/** Registers with what proves the number (REG-10). @param code null where the merchant asks for none */
export const registerWithVerifiedPhone = async (
  wish: RegistrationRequest,
  phone: PhoneProof,
  code: string | null,
): Promise<Result<RegistrationResult, AccountError>> => {
  const { who } = wish
  if (who.kind === 'username' || code === null) return accountCommands.register(wish)
  const proof = await phone.prove(who, code)
  return proof.ok ? accountCommands.register({ ...wish, who: { ...who, proof: proof.value } }) : proof
}
