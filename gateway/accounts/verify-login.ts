import type { GatewayContext } from '../gateway-context'
import { isPassword } from '../crypto/password-hash'
import { matchingStep } from '../crypto/totp'
import { openLoginSession } from './complete-login'
import { attemptKey, counted, refused } from './attempt-limits'
import type { LoginOutcome } from './log-in'
import { endTicket, findTicket } from './login-tickets'
import { hasEmail, hasNumber, hasPayeeName } from './match-member'
import { findMemberById, findMemberByName, type Member, type PhoneNumber } from '../member/members'
import { saveTotpStep } from '../member/update-member'
import { provesNumber, type PhoneProof } from './verify-phone-number'

/** The second factor by method: E email, P payee name, G authenticator, S SMS. */
export type SecondProof =
  | { readonly method: 'E'; readonly email: string }
  | { readonly method: 'P'; readonly payeeName: string }
  | { readonly method: 'G'; readonly authCode: string }
  | ({ readonly method: 'S' } & PhoneNumber & PhoneProof)

interface Verification {
  readonly ticket: string
  readonly proof: SecondProof
  /** As typed at the login; undefined if it began without a name. */
  readonly username: string | undefined
  readonly password: string | undefined
}

const OPTION = { E: 'email', P: 'payeeName', G: 'ga', S: 'sms' } as const

/** One attempt to finish a login (TFA-03). Only success uses up the ticket. */
export async function verifyLogin(
  gateway: GatewayContext,
  sent: Verification,
  ip: string,
): Promise<LoginOutcome> {
  const { db, clock, limits } = gateway
  const ticket = findTicket(db, sent.ticket, clock.now())
  if (ticket === null) return refused('ticket.invalid')
  const key = attemptKey(ip, String(ticket.memberId))
  return counted(limits.verification, key, () => judge(gateway, sent))
}

async function judge(gateway: GatewayContext, sent: Verification) {
  const { db, clock } = gateway
  const { proof } = sent
  const ticket = findTicket(db, sent.ticket, clock.now())
  const member = ticket === null ? null : findMemberById(db, ticket.memberId)
  if (ticket === null || member === null) return refused('ticket.invalid')
  if (!member.verifiedBy.includes(OPTION[proof.method])) return refused('request.invalid')
  if (ticket.origin === 'password') {
    if (sent.username === undefined || sent.password === undefined) return refused('request.invalid')
    if (!(await isTheirs(gateway, member, sent.username, sent.password))) return refused('login.cred.err')
  }
  if (!(await proves(gateway, member, proof))) {
    return refused(proof.method === 'S' ? 'sms.code.invalid' : 'verification.invalid')
  }
  // Another request may have used up the ticket meanwhile.
  if (findTicket(db, sent.ticket, clock.now()) === null) return refused('ticket.invalid')
  endTicket(db, sent.ticket)
  return openLoginSession(gateway, member, ticket)
}

async function isTheirs({ db }: GatewayContext, member: Member, username: string, password: string) {
  const isRight = await isPassword(password, member.password)
  return isRight && findMemberByName(db, username)?.id === member.id
}

async function proves(gateway: GatewayContext, member: Member, proof: SecondProof): Promise<boolean> {
  switch (proof.method) {
    case 'E':
      return hasEmail(member, proof.email)
    case 'P':
      return hasPayeeName(member, proof.payeeName)
    case 'G':
      return provesAuthenticator(gateway, member.id, proof.authCode)
    case 'S':
      return hasNumber(member, proof) && provesNumber(gateway, proof, proof)
  }
}

/** Reads the member again, so that two parallel requests cannot use one code. */
function provesAuthenticator({ db, clock }: GatewayContext, memberId: number, code: string): boolean {
  const member = findMemberById(db, memberId)
  if (typeof member?.totpSecret !== 'string') return false
  const step = matchingStep(member.totpSecret, code, clock.now(), member.totpStep)
  if (step === null) return false
  saveTotpStep(db, memberId, step)
  return true
}
