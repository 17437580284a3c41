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
import { verifyLogin } from './verify-login'
import { sendEmailCode, sendSmsCode } from './send-one-time-code'
import { logInWithSms, rememberedNumber } from './sms-login'
import { logInWithProvider, registerWithProvider } from './social-login'

/**
 * Commands for all login methods but username and password, and for account screens. Loaded when such a screen opens.
 */
export const accountCommands = (dependencies: LoginDependencies) => {
  const { logins } = dependencies.sessions
  return {
    verifyLogin: (input: VerifyLoginRequest) =>
      logins.runCancellable((attempt) => verifyLogin(dependencies, input, attempt)),
    leaveSecondStep: (): Result<null, AppError> => {
      dependencies.pendingLogin = null
      return ok(null)
    },
    logInBySms: (input: SmsLoginRequest) =>
      logins.runCancellable((attempt) => logInWithSms(dependencies, input, attempt)),
    logInSocially: (input: SocialLoginRequest) =>
      logins.runCancellable((attempt) => logInWithProvider(dependencies, input, attempt)),
    registerSocially: (request: SocialRegistrationRequest) =>
      logins.runCancellable((attempt) => registerWithProvider(dependencies, request, attempt)),
    savedNumber: () => rememberedNumber(dependencies),
    register: (input: RegistrationRequest) =>
      logins.runCancellable((attempt) => register(dependencies, input, attempt)),
    /** Fetches the challenge of a form's captcha (CAP-04). */
    captchaChallenge: () => captchaChallenge(dependencies),
    sendSmsCode: (input: SmsCodeRequest) => sendSmsCode(dependencies, input),
    sendEmailCode: (input: EmailCodeRequest) => sendEmailCode(dependencies, input),
    changePassword: (input: ChangePasswordRequest) =>
      logins.runCancellable((attempt) => changePassword(dependencies, input, attempt)),
    resetPassword: (input: PasswordResetRequest) =>
      logins.runCancellable((attempt) => resetPassword(dependencies, input, attempt)),
    isWeakPassword: (password: string) => isWeakPassword(dependencies, password),
    setProfileIcon: (icon: number) => setProfileIcon(dependencies, icon),
  }
}

export type AccountCommands = ReturnType<typeof accountCommands>
