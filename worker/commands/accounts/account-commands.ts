import type {
  ChangePasswordRequest,
  EmailCodeRequest,
  RegistrationRequest,
  PasswordResetRequest,
  VerifyLoginRequest,
  SmsCodeRequest,
  SmsLoginRequest,
  SocialLoginRequest,
  SocialRegistrationRequest,
} from '#domain/accounts/account-requests'
import type { AppError } from '#domain/errors'
import { ok, type Result } from '#domain/result'
import { captchaChallenge } from '../captcha/fetch-captcha-challenge'
import type { LoginDependencies } from './login-dependencies'
import { changePassword, isWeakPassword, resetPassword } from './passwords'
import { setProfileIcon } from '../member/set-profile-icon'
import { register } from './register'
import { clearPendingLogin, verifyLogin } from './verify-login'
import { sendEmailCode, sendSmsCode } from './send-one-time-code'
import { logInWithSms, rememberedNumber } from './sms-login'
import { logInWithProvider, registerWithProvider } from './social-login'

/**
 * Commands for all login methods but username and password, and for account screens. Loaded when such a screen opens.
 */
export const accountCommands = (deps: LoginDependencies) => {
  const { logins } = deps.sessions
  return {
    verifyLogin: (input: VerifyLoginRequest) =>
      logins.runCancellable((attempt) => verifyLogin(deps, input, attempt)),
    leaveSecondStep: (): Result<null, AppError> => {
      clearPendingLogin()
      return ok(null)
    },
    logInBySms: (input: SmsLoginRequest) =>
      logins.runCancellable((attempt) => logInWithSms(deps, input, attempt)),
    logInSocially: (input: SocialLoginRequest) =>
      logins.runCancellable((attempt) => logInWithProvider(deps, input, attempt)),
    registerSocially: (request: SocialRegistrationRequest) =>
      logins.runCancellable((attempt) => registerWithProvider(deps, request, attempt)),
    savedNumber: () => rememberedNumber(deps),
    register: (input: RegistrationRequest) =>
      logins.runCancellable((attempt) => register(deps, input, attempt)),
    /** Fetches the challenge of a form's captcha (CAP-04). */
    captchaChallenge: () => captchaChallenge(deps),
    sendSmsCode: (input: SmsCodeRequest) => sendSmsCode(deps, input),
    sendEmailCode: (input: EmailCodeRequest) => sendEmailCode(deps, input),
    changePassword: (input: ChangePasswordRequest) =>
      logins.runCancellable((attempt) => changePassword(deps, input, attempt)),
    resetPassword: (input: PasswordResetRequest) =>
      logins.runCancellable((attempt) => resetPassword(deps, input, attempt)),
    isWeakPassword: (password: string) => isWeakPassword(deps, password),
    setProfileIcon: (icon: number) => setProfileIcon(deps, icon),
  }
}

export type AccountCommands = ReturnType<typeof accountCommands>
