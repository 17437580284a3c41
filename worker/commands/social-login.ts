import type { Registered, SocialLoginWish, SocialProof } from '#domain/account-wishes'
import { LOGIN_PATH, SOCIAL_REGISTER_PATH } from '#domain/constants/endpoints'
import { accountSettings } from '#domain/contract/account-settings'
import { loginSchema, registerSchema } from '#domain/contract/accounts'
import type { AppError } from '#domain/errors'
import type { LoginOutcome } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { deviceName } from '#domain/rules/device-name'
import { forgetsLogin } from '#domain/rules/login-memory'
import { createEncryptedPost } from '../net/encrypted-post'
import { NO_CODE } from '../no-code'
import { completeLogin, type Keeping } from './complete-login'
import { loginDevice } from './login-device'
import type { LoginTools, Patience } from './login-tools'
import { admissionOf } from './register'
import { noteTicket } from './second-step'

/** No login by a provider is remembered, and none from before logs anybody in after it (LOG-07). */
const KEEPING: Keeping = { password: null, remember: false, record: { type: 'sms', username: '' } }

/** Logs in by the word of an identity provider (SOC-02). Whoever it belongs to nobody yet is asked: bind_customer_required. */
export const logInSocially = async (
  tools: LoginTools,
  { captcha, ...proof }: SocialLoginWish,
  { signal, decide }: Patience,
): Promise<Result<LoginOutcome, AppError>> => {
  const { facts, sessions } = tools
  const { logouts } = sessions
  const device = await loginDevice(tools)
  if (!device) return err(NO_CODE)
  const answer = await createEncryptedPost(tools)(
    {
      path: LOGIN_PATH,
      access: 'open',
      payload: { type: 'firebase', ...sentOf(proof), ...captcha, ...device },
      headers: { Device: deviceName(facts.current.deviceKind) },
      alert: false,
      isLogin: true,
      signal,
    },
    loginSchema,
  )
  if (!answer.ok) {
    if (forgetsLogin(answer.error)) await sessions.forgetRemembered()
    noteTicket(answer.error, { keeping: KEEPING })
    return answer
  }
  return completeLogin(tools, answer.value, KEEPING, { decide, logouts })
}

/** Registers whom the provider names, under a name of the gateway's choice, and logs them in (SOC-03). */
export const registerSocially = async (
  tools: LoginTools,
  proof: SocialProof,
  { signal, decide }: Patience,
): Promise<Result<Registered, AppError>> => {
  const { facts, sessions, store } = tools
  const { logouts } = sessions
  const { smsTemplate } = accountSettings((await store.get('settings', facts.current.merchant)) ?? {})
  const answer = await createEncryptedPost(tools)(
    {
      path: SOCIAL_REGISTER_PATH,
      access: 'open',
      payload: {
        ...sentOf(proof),
        login: true,
        ...(smsTemplate === '' ? {} : { smsTemplate }),
      },
      headers: { Device: deviceName(facts.current.deviceKind) },
      alert: false,
      isLogin: true,
      signal,
    },
    registerSchema,
  )
  if (!answer.ok) return answer
  const { userName } = answer.value
  const admission = admissionOf(answer.value)
  if (!admission) return ok({ userName, login: null })
  const login = await completeLogin(tools, admission, KEEPING, { decide, logouts })
  return login.ok ? ok({ userName, login: login.value }) : login
}

const sentOf = ({ firebaseChannel, firebaseIdToken }: SocialProof): SocialProof => ({
  firebaseChannel,
  firebaseIdToken,
})
