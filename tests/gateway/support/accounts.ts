import { loginSchema, type LoginResponse } from '#domain/contract/accounts/accounts'
import { contactOf, DEMO_ACCOUNTS } from '#demo/accounts/demo-accounts'
import * as v from 'valibot'
import { claimsOf, unsignedToken } from './identity'
import { type Answer, say, sendPost } from './posts'
import { gateway, view } from './shared-gateway'

export const LOGIN = '/wps/session/login'
const VERIFICATION = '/wps/session/login/verification'
const PASSWORD = '/wps/session/password'
const RESET = '/wps/session/password/reset'
export const REGISTER = '/wps/member/register'
export const SMS = '/wps/verification/sms/noLogin'
const EMAIL = '/wps/verification/email/noLogin'

const DEVICE = { loginDeviceId: '0cc175b9-c0f1-b6a8-31c3-99e269772661', isOfficialAppLogin: false } as const

export const NOBODYS = { countryDialingCode: '63', mobileNum: '9998887777' } as const

interface Phone {
  readonly countryDialingCode: string
  readonly mobileNum: string
}

const accountOf = (username: string) => {
  const account = DEMO_ACCOUNTS.find((one) => one.username === username)
  if (account === undefined) throw new Error(`there is no ${username}`)
  return account
}

/** The contact data of a demo member. */
export const contact = (username: string) => {
  const account = accountOf(username)
  return { ...contactOf(account), payeeName: account.payeeName }
}

export const numberOf = (username: string): Phone => {
  const { countryDialingCode, mobileNum } = contact(username)
  return { countryDialingCode, mobileNum }
}

export const passwordOf = (username: string): string => accountOf(username).password

export const credentials = (username: string, password = passwordOf(username)) => ({
  ...DEVICE,
  username,
  password,
})

export const tryLogin = (username: string, password?: string, more: object = {}): Promise<Answer> =>
  say(LOGIN, { ...credentials(username, password), ...more })

/** Logs a demo member in; throws if the gateway rejects. */
export const logIn = async (username: string): Promise<LoginResponse> =>
  v.parse(loginSchema, (await say(LOGIN, credentials(username))).value)

export const logInBySms = (number: Phone, proof: object): Promise<Answer> =>
  say(LOGIN, { ...DEVICE, type: 'sms', ...number, ...proof })

/** Starts a login that needs a second factor, and returns its ticket. */
export const ticketOf = async (username: string): Promise<string> => (await tryLogin(username)).ticket

/** Sends a second factor after a login with name and password. */
export const verify = (username: string, ticket: string, proof: object): Promise<Answer> => {
  const { password, loginDeviceId } = credentials(username)
  return say(VERIFICATION, { ticket, username, password, loginDeviceId, ...proof })
}

/** The member's payee name as a second factor. */
export const payee = (username: string) => ({ method: 'P', payeeName: contact(username).payeeName })

const reset = (username: string, verificationCode: string, more: object): Promise<Answer> =>
  say(RESET, { username, verificationCode, newPassword: 'spinnaker-9', ...more })

/** Sets a new password with a code; ann's number or address unless specified otherwise. */
export const resetBySms = (username: string, code: string, number = numberOf('ann')): Promise<Answer> =>
  reset(username, code, { method: 'S', ...number })
export const resetByEmail = (username: string, code: string, email = contact('ann').email): Promise<Answer> =>
  reset(username, code, { method: 'E', email })

export const changePassword = (token: unknown, newPassword: string, oldPassword?: string): Promise<Answer> =>
  say(PASSWORD, { newPassword, oldPassword }, { Authorization: String(token) })

export const askSms = (number: Phone): Promise<Answer> => sendPost(SMS, number)
export const askEmail = (username: string, email: string): Promise<Answer> =>
  sendPost(EMAIL, { username, email })

/** Requests a code by SMS and returns it. */
export async function smsCode(number: Phone): Promise<string> {
  await askSms(number)
  return view.code(`+${number.countryDialingCode}${number.mobileNum}`)
}

/** Requests a code by email and returns it. */
export async function emailCode(username: string): Promise<string> {
  const { email } = contact(username)
  await askEmail(username, email)
  return view.code(email)
}

/** Six digits other than this code. */
export const notThe = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** True if a token still belongs to a session. */
export const isOpen = async (token: unknown): Promise<boolean> =>
  (await gateway.get('/wps/member/info', { Authorization: String(token) })).status === 200

/** The fields of every registration. */
export const FORM = {
  ...DEVICE,
  login: true,
  registerMethod: 'H5',
  registerUrl: 'https://harbour.example/m/register?r=ANN70001',
  domain: 'harbour.example',
} as const

export const NEWCOMER = { ...FORM, username: 'Nia.Brandt_7', password: 'topsail-3' } as const

export const register = (message: unknown, moduleId = 'REG3'): Promise<Answer> =>
  say(REGISTER, message, { ModuleId: moduleId })

export const registerMobile = (message: unknown, moduleId = 'MOBILENUMREG3'): Promise<Answer> =>
  say(`${REGISTER}/mobile`, message, { ModuleId: moduleId })

export const registerSocial = (proof: object): Promise<Answer> =>
  say(`${REGISTER}/autoUsername`, { ...proof, login: true })

/** An emulator's token; for Google unless specified otherwise. */
export const proofOf = (sub: string, firebaseChannel = 'google', signedInBy = `${firebaseChannel}.com`) => ({
  firebaseChannel,
  firebaseIdToken: unsignedToken(claimsOf({ sub }, signedInBy)),
})

export const logInSocial = (proof: object): Promise<Answer> =>
  say(LOGIN, { ...DEVICE, type: 'firebase', ...proof })
