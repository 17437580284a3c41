import {
  MOBILE_REGISTER_ENDPOINT,
  REGISTER_MEMBER_ENDPOINT,
} from '#domain/contract/accounts/account-endpoints'
import type { RegistrationResult, RegistrationRequest } from '#domain/accounts/account-requests'
import { accountSettings } from '#domain/contract/accounts/account-settings'
import { type RegistrationResponse, registerSchema } from '#domain/contract/accounts/accounts'
import { isTrackingAllowed } from '#domain/contract/tracking/tracking-settings'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { affiliateCodeOf } from '#domain/referral/affiliate-code'
import { deviceName } from '#domain/sync/device-name'
import { registerMethod } from '#domain/accounts/register-method'
import { createEncryptedPost } from '../../net/encrypted-post'
import { CHUNK_UNAVAILABLE } from '../../chunk-unavailable-error'
import type { LoginAttempt } from '../../session/login-attempt'
import { completeLogin } from './complete-login'
import { loginDevice } from './login-device'
import type { LoginDependencies } from './login-dependencies'

/** Registers a player by username or mobile number (REG-01), and logs them in unless an agent registers them. */
export const register = async (
  dependencies: LoginDependencies,
  input: RegistrationRequest,
  attempt: LoginAttempt,
): Promise<Result<RegistrationResult, AppError>> => {
  const { facts } = dependencies
  const payload = await payloadOf(dependencies, input)
  if (!payload) return err(CHUNK_UNAVAILABLE)
  const isByName = input.who.kind === 'username'
  const answer = await createEncryptedPost(dependencies)(
    {
      path: isByName ? REGISTER_MEMBER_ENDPOINT : MOBILE_REGISTER_ENDPOINT,
      access: 'open',
      moduleId: isByName ? 'REG3' : 'MOBILENUMREG3',
      payload,
      headers: { Device: deviceName(facts.current.deviceKind) },
      alert: 'network',
      signal: attempt.signal,
    },
    registerSchema,
  )
  if (!answer.ok) return answer
  const { value } = answer
  const response = input.logsIn ? sessionFromRegistration(value) : null
  if (!response) return ok({ userName: value.userName, login: null })
  const record = {
    type: input.password === null ? 'sms' : 'username',
    username: nameOf(input, value),
  } as const
  const rememberOptions = { password: input.password, remember: input.remember, record }
  const login = await completeLogin(dependencies, response, rememberOptions, attempt)
  return login.ok ? ok({ userName: value.userName, login: login.value }) : login
}

const payloadOf = async (
  dependencies: LoginDependencies,
  { who, password, logsIn, captcha, provenance }: RegistrationRequest,
): Promise<object | null> => {
  const { facts, store, userAgent } = dependencies
  const device = await loginDevice(dependencies)
  if (!device) return null
  const { merchant, deviceKind } = facts.current
  const [settings, status] = await Promise.all([
    store.get('settings', merchant),
    store.get('status', merchant),
  ])
  // A player registered by an agent belongs to that agent, on every domain (REG-08).
  const { affiliateCode, referralCode } = logsIn ? affiliateCodeOf(provenance, status?.affiliate) : provenance
  return {
    ...identityOf(who),
    password: password ?? accountSettings(settings ?? {}).mobileRegisterPassword,
    login: logsIn,
    registerMethod: registerMethod(deviceKind, userAgent),
    registerUrl: provenance.registerUrl,
    loginDeviceId: device.loginDeviceId,
    isOfficialAppLogin: device.isOfficialAppLogin,
    domain: provenance.domain,
    ...(referralCode === '' ? {} : { referralCode }),
    ...(affiliateCode === '' ? {} : { affiliateCode }),
    pixelTrack: pixelTrackOf(provenance, settings),
    ...captcha,
  }
}

const identityOf = (who: RegistrationRequest['who']): object => {
  if (who.kind === 'username') return { username: who.username }
  const { countryDialingCode, mobileNum, proof } = who
  return { countryDialingCode, mobileNum, ...proof }
}

/**
 * Sends no attribution if the browser asks not to be tracked, and the merchant honours it or has not said (TRK-03).
 */
const pixelTrackOf = (
  { attribution, clickIds, asksNotToBeTracked }: RegistrationRequest['provenance'],
  settings: object | undefined,
): object =>
  isTrackingAllowed(settings, asksNotToBeTracked) === true
    ? { attribution, clickIds }
    : { attribution: {}, clickIds: {} }

/** Returns the session of a player who has just registered; null if none was opened. */
export const sessionFromRegistration = ({
  token,
  ...value
}: RegistrationResponse): Parameters<typeof completeLogin>[1] | null =>
  token === undefined
    ? null
    : { ...value, token, firstTimeLogin: false, passwordExpired: false, updatePassword: false }

/** Returns the name for the next login: the username, or the number if there is no password to go with a name. */
const nameOf = ({ who, password }: RegistrationRequest, { userName }: RegistrationResponse): string => {
  if (who.kind === 'username') return who.username
  return password === null ? `+${who.countryDialingCode} ${who.mobileNum}` : userName
}
