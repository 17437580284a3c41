import type { Remote } from 'comlink'
import type { WorkerApi } from '#worker/api'
import type {
  ChangePasswordWish,
  CodeSent,
  EmailCodeWish,
  PasswordChanged,
  PhoneNumber,
  Registered,
  RegistrationWish,
  ResetWish,
  SecondStepWish,
  SmsCodeWish,
  SmsLoginWish,
  SocialLoginWish,
  SocialRegistrationRequest,
} from '#domain/account-wishes'
import type { CaptchaChallenge } from '#domain/captcha-port'
import { LOGIN_COMMAND_TIMEOUT_MS } from '#domain/constants/timing'
import type { AppError } from '#domain/errors'
import type { MoneyAnswer, MoneyWish } from '#domain/money-wishes'
import type { LoginOutcome } from '#domain/port'
import type { Result } from '#domain/result'
import { startSession } from '../state/session-state'
import { stoppable } from './stoppable'
import { type Answer, callWorker } from './worker-client'

/** The commands of the account screens. The worker loads their code at the first one. */
export const accountCommands = {
  /** An account screen has opened: its code comes ahead. */
  prepareAccounts: (): Answer<null> => callWorker(async (api) => api.prepareAccounts()),
  verifyLogin: (wish: SecondStepWish): Answer<LoginOutcome> =>
    stoppable(
      ask(async (api) => api.verifyLogin(wish)),
      admit,
    ),
  leaveSecondStep: (): Answer<null> => ask(async (api) => api.leaveSecondStep()),
  logInBySms: (wish: SmsLoginWish): Answer<LoginOutcome> =>
    stoppable(
      ask(async (api) => api.logInBySms(wish)),
      admit,
    ),
  logInSocially: (wish: SocialLoginWish): Answer<LoginOutcome> =>
    stoppable(
      ask(async (api) => api.logInSocially(wish)),
      admit,
    ),
  registerSocially: (request: SocialRegistrationRequest): Answer<Registered> =>
    stoppable(
      ask(async (api) => api.registerSocially(request)),
      admitRegistered,
    ),
  savedNumber: (): Answer<PhoneNumber | null> => ask(async (api) => api.savedNumber()),
  register: (wish: RegistrationWish): Answer<Registered> =>
    stoppable(
      ask(async (api) => api.register(wish)),
      admitRegistered,
    ),
  captchaChallenge: (): Answer<CaptchaChallenge> => ask((api) => api.captchaChallenge()),
  sendSmsCode: (wish: SmsCodeWish): Answer<CodeSent> => ask(async (api) => api.sendSmsCode(wish)),
  sendEmailCode: (wish: EmailCodeWish): Answer<CodeSent> => ask(async (api) => api.sendEmailCode(wish)),
  changePassword: (wish: ChangePasswordWish): Answer<PasswordChanged> =>
    stoppable(
      ask(async (api) => api.changePassword(wish)),
      ({ session }) => startSession(session),
    ),
  resetPassword: (wish: ResetWish): Answer<null> =>
    stoppable(
      ask(async (api) => api.resetPassword(wish)),
      () => undefined,
    ),
  isWeakPassword: (password: string): Answer<boolean> => ask(async (api) => api.isWeakPassword(password)),
  setProfileIcon: (icon: number): Answer<null> => ask(async (api) => api.setProfileIcon(icon)),
  doMoney: (wish: MoneyWish): Answer<MoneyAnswer> => ask(async (api) => api.doMoney(wish)),
  checkMoney: (): Answer<number> => ask(async (api) => api.checkMoney()),
  forgetMoney: (id: string): Answer<null> => ask(async (api) => api.forgetMoney(id)),
  launchChat: (launch: ChatLaunch): Answer<{ chatUrl: string }> => ask(async (api) => api.launchChat(launch)),
  noteUnread: (count: number): Answer<null> => ask(async (api) => api.noteUnread(count)),
}

type ChatLaunch = Parameters<WorkerApi['launchChat']>[0]

export type AccountCommands = typeof accountCommands

const ask = <T>(run: (api: Remote<WorkerApi>) => Promise<Result<T, AppError>>): Answer<T> =>
  callWorker(async (api) => {
    const ready = await api.prepareAccounts()
    return ready.ok ? run(api) : ready
  }, LOGIN_COMMAND_TIMEOUT_MS)

const admit = ({ session, updatePassword }: LoginOutcome): void => startSession(session, updatePassword)

const admitRegistered = ({ login }: Registered): void => {
  if (login) admit(login)
}
