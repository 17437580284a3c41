import type {
  RegistrationResult,
  SocialLoginRequest,
  SocialRegistrationRequest,
} from '#domain/accounts/account-requests'
import { SOCIAL_REGISTER_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { accountSettings } from '#domain/contract/accounts/account-settings'
import { registerSchema } from '#domain/contract/accounts/accounts'
import type { AppError } from '#domain/errors'
import type { LoginOutcome } from '#domain/port'
import { ok, type Result } from '#domain/result'
import { affiliateCodeOf } from '#domain/referral/affiliate-code'
import { deviceName } from '#domain/sync/device-name'
import { createEncryptedPost } from '../../net/encrypted-post'
import type { LoginAttempt } from '../../session/login-attempt'
import { completeLogin } from './complete-login'
import type { RememberOptions } from './pending-login'
import type { LoginDependencies } from './login-dependencies'
import { sessionFromRegistration } from './register'
import { sendLogin } from './send-login'

/** A social login is never remembered, and after it no earlier remembered login logs in automatically (LOG-07). */
const DO_NOT_REMEMBER: RememberOptions = {
  password: null,
  remember: false,
  record: { type: 'sms', username: '' },
}

/**
 * Logs in with an identity provider (SOC-02). The error is bind_customer_required if the account belongs to no member
 * yet.
 */
export const logInWithProvider = (
  dependencies: LoginDependencies,
  { captcha, ...proof }: SocialLoginRequest,
  attempt: LoginAttempt,
): Promise<Result<LoginOutcome, AppError>> =>
  sendLogin(
    dependencies,
    { payload: { type: 'firebase', ...proof, ...captcha }, name: '', rememberOptions: DO_NOT_REMEMBER },
    attempt,
  )

/**
 * Registers the provider's account under a name that the gateway chooses, and logs it in (SOC-03). The codes of an
 * invitation are sent with it (docs/decisions/codes-of-social-registrations.md).
 */
export const registerWithProvider = async (
  dependencies: LoginDependencies,
  { proof, codes }: SocialRegistrationRequest,
  attempt: LoginAttempt,
): Promise<Result<RegistrationResult, AppError>> => {
  const { facts, store } = dependencies
  const { merchant } = facts.current
  const [settings, status] = await Promise.all([
    store.get('settings', merchant),
    store.get('status', merchant),
  ])
  const { smsTemplate } = accountSettings(settings ?? {})
  const { affiliateCode, referralCode } = affiliateCodeOf(codes, status?.affiliate)
  const answer = await createEncryptedPost(dependencies)(
    {
      path: SOCIAL_REGISTER_ENDPOINT,
      access: 'open',
      payload: {
        ...proof,
        login: true,
        ...(smsTemplate === '' ? {} : { smsTemplate }),
        ...(referralCode === '' ? {} : { referralCode }),
        ...(affiliateCode === '' ? {} : { affiliateCode }),
      },
      headers: { Device: deviceName(facts.current.deviceKind) },
      alert: 'network',
      signal: attempt.signal,
    },
    registerSchema,
  )
  if (!answer.ok) return answer
  const { userName } = answer.value
  const response = sessionFromRegistration(answer.value)
  if (!response) return ok({ userName, login: null })
  const login = await completeLogin(dependencies, response, DO_NOT_REMEMBER, attempt)
  return login.ok ? ok({ userName, login: login.value }) : login
}
