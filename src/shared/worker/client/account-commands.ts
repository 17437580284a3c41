import type { Remote } from 'comlink'
import type { WorkerApi } from '#worker/api'
import type {
  ChangePasswordRequest,
  CodeDelivery,
  EmailCodeRequest,
  ChangePasswordResult,
  PhoneNumber,
  RegistrationResult,
  RegistrationRequest,
  PasswordResetRequest,
  VerifyLoginRequest,
  SmsCodeRequest,
  SmsLoginRequest,
  SocialLoginRequest,
  SocialRegistrationRequest,
} from '#domain/accounts/account-requests'
import type { CaptchaChallenge } from '#domain/captcha/captcha-messages'
import { LOGIN_COMMAND_TIMEOUT_MS } from '#domain/timing'
import type { AppError } from '#domain/errors'
import type { TransactionResult, TransactionRequest } from '#domain/money/transaction-requests'
import type { LoginOutcome } from '#domain/port'
import type { Result } from '#domain/result'
import { startSession } from '../../session/session-state'
import { stoppable } from './stoppable'
import { type CommandResult, invokeWorker } from './worker-client'

/** The commands of the account screens. The worker loads their code at the first one. */
export const accountCommands = {
  /** An account screen has opened: its code comes ahead. */
  prepareAccounts: (): CommandResult<null> => invokeWorker(async (api) => api.loadAccountApi()),
  verifyLogin: (input: VerifyLoginRequest): CommandResult<LoginOutcome> =>
    stoppable(
      ask(async (api) => api.verifyLogin(input)),
      admit,
    ),
  leaveSecondStep: (): CommandResult<null> => ask(async (api) => api.leaveSecondStep()),
  logInBySms: (input: SmsLoginRequest): CommandResult<LoginOutcome> =>
    stoppable(
      ask(async (api) => api.logInBySms(input)),
      admit,
    ),
  logInSocially: (input: SocialLoginRequest): CommandResult<LoginOutcome> =>
    stoppable(
      ask(async (api) => api.logInSocially(input)),
      admit,
    ),
  registerSocially: (request: SocialRegistrationRequest): CommandResult<RegistrationResult> =>
    stoppable(
      ask(async (api) => api.registerSocially(request)),
      admitRegistered,
    ),
  savedNumber: (): CommandResult<PhoneNumber | null> => ask(async (api) => api.savedNumber()),
  register: (input: RegistrationRequest): CommandResult<RegistrationResult> =>
    stoppable(
      ask(async (api) => api.register(input)),
      admitRegistered,
    ),
  captchaChallenge: (): CommandResult<CaptchaChallenge> => ask((api) => api.captchaChallenge()),
  sendSmsCode: (input: SmsCodeRequest): CommandResult<CodeDelivery> =>
    ask(async (api) => api.sendSmsCode(input)),
  sendEmailCode: (input: EmailCodeRequest): CommandResult<CodeDelivery> =>
    ask(async (api) => api.sendEmailCode(input)),
  changePassword: (input: ChangePasswordRequest): CommandResult<ChangePasswordResult> =>
    stoppable(
      ask(async (api) => api.changePassword(input)),
      ({ session }) => startSession(session),
    ),
  resetPassword: (input: PasswordResetRequest): CommandResult<null> =>
    stoppable(
      ask(async (api) => api.resetPassword(input)),
      () => undefined,
    ),
  isWeakPassword: (password: string): CommandResult<boolean> =>
    ask(async (api) => api.isWeakPassword(password)),
  setProfileIcon: (icon: number): CommandResult<null> => ask(async (api) => api.setProfileIcon(icon)),
  doMoney: (input: TransactionRequest): CommandResult<TransactionResult> =>
    ask(async (api) => api.doMoney(input)),
  checkMoney: (): CommandResult<number> => ask(async (api) => api.checkMoney()),
  forgetMoney: (id: string): CommandResult<null> => ask(async (api) => api.forgetMoney(id)),
  launchChat: (launch: ChatLaunch): CommandResult<{ chatUrl: string }> =>
    ask(async (api) => api.launchChat(launch)),
  noteUnread: (count: number): CommandResult<null> => ask(async (api) => api.noteUnread(count)),
}

type ChatLaunch = Parameters<WorkerApi['launchChat']>[0]

export type AccountCommands = typeof accountCommands

const ask = <T>(run: (api: Remote<WorkerApi>) => Promise<Result<T, AppError>>): CommandResult<T> =>
  invokeWorker(async (api) => {
    const ready = await api.loadAccountApi()
    return ready.ok ? run(api) : ready
  }, LOGIN_COMMAND_TIMEOUT_MS)

const admit = ({ session, updatePassword }: LoginOutcome): void => startSession(session, updatePassword)

const admitRegistered = ({ login }: RegistrationResult): void => {
  if (login) admit(login)
}
