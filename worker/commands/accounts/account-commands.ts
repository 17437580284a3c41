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
import type { TransactionResult, TransactionRequest } from '#domain/money/transaction-requests'
import { err, ok, type Result } from '#domain/result'
import { loadLazyChunk } from '../../load-lazy-chunk'
import { CHUNK_UNAVAILABLE } from '../../chunk-unavailable-error'
import { captchaChallenge } from '../captcha/fetch-captcha-challenge'
import type { ChatLaunch } from '../chat/launch-chat'
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
export const accountCommands = (tools: LoginDependencies) => {
  const { logins } = tools.sessions
  return {
    verifyLogin: (input: VerifyLoginRequest) =>
      logins.runCancellable((attempt) => verifyLogin(tools, input, attempt)),
    leaveSecondStep: (): Result<null, AppError> => {
      clearPendingLogin()
      return ok(null)
    },
    logInBySms: (input: SmsLoginRequest) =>
      logins.runCancellable((attempt) => logInWithSms(tools, input, attempt)),
    logInSocially: (input: SocialLoginRequest) =>
      logins.runCancellable((attempt) => logInWithProvider(tools, input, attempt)),
    registerSocially: (request: SocialRegistrationRequest) =>
      logins.runCancellable((attempt) => registerWithProvider(tools, request, attempt)),
    savedNumber: () => rememberedNumber(tools),
    register: (input: RegistrationRequest) =>
      logins.runCancellable((attempt) => register(tools, input, attempt)),
    /** Fetches the challenge of a form's captcha (CAP-04). */
    captchaChallenge: () => captchaChallenge(tools),
    sendSmsCode: (input: SmsCodeRequest) => sendSmsCode(tools, input),
    sendEmailCode: (input: EmailCodeRequest) => sendEmailCode(tools, input),
    changePassword: (input: ChangePasswordRequest) =>
      logins.runCancellable((attempt) => changePassword(tools, input, attempt)),
    resetPassword: (input: PasswordResetRequest) =>
      logins.runCancellable((attempt) => resetPassword(tools, input, attempt)),
    isWeakPassword: (password: string) => isWeakPassword(tools, password),
    setProfileIcon: (icon: number) => setProfileIcon(tools, icon),
    /** Submits a transaction of money, points or rewards (MEM-02). */
    doMoney: async (input: TransactionRequest): Promise<Result<TransactionResult, AppError>> =>
      (await loadMoney())?.submitTransaction(tools, input) ?? err(CHUNK_UNAVAILABLE),
    /** Checks the status of transactions without a response. Returns how many are still open. */
    checkMoney: async (): Promise<Result<number, AppError>> =>
      (await loadMoney())?.reconcileTransactions(tools) ?? err(CHUNK_UNAVAILABLE),
    forgetMoney: async (id: string): Promise<Result<null, AppError>> =>
      (await loadMoney())?.dismissTransaction(tools, id) ?? err(CHUNK_UNAVAILABLE),
    /** Fetches the URL of the member's chat (CSV-04). */
    launchChat: async (launch: ChatLaunch): Promise<Result<{ chatUrl: string }, AppError>> =>
      (await loadLazyChunk())?.launchChat(tools, launch) ?? err(CHUNK_UNAVAILABLE),
    /** Saves the number of unread messages that the chat reports. */
    noteUnread: async (count: number): Promise<Result<null, AppError>> =>
      (await loadLazyChunk())?.setUnreadCount(tools, count) ?? err(CHUNK_UNAVAILABLE),
  }
}

const loadMoney = () => import('../money/transaction-commands').catch(() => null)

export type AccountApi = ReturnType<typeof accountCommands>
