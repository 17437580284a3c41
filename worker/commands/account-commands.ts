import type {
  ChangePasswordWish,
  EmailCodeWish,
  RegistrationWish,
  ResetWish,
  SecondStepWish,
  SmsCodeWish,
  SmsLoginWish,
  SocialLoginWish,
  SocialRegistrationRequest,
} from '#domain/account-wishes'
import type { AppError } from '#domain/errors'
import type { MoneyAnswer, MoneyWish } from '#domain/money-wishes'
import { err, ok, type Result } from '#domain/result'
import { loadLate } from '../load-late'
import { NO_CODE } from '../no-code'
import { captchaChallenge } from './captcha-challenge'
import type { ChatLaunch } from './chat'
import type { LoginTools, Patience } from './login-tools'
import { changePassword, isWeakPassword, resetPassword } from './passwords'
import { setProfileIcon } from './profile-icon'
import { register } from './register'
import { forgetTicket, verifyLogin } from './second-step'
import { sendEmailCode, sendSmsCode } from './send-code'
import { logInBySms, savedNumber } from './sms-login'
import { logInSocially, registerSocially } from './social-login'

interface Tools extends LoginTools {
  /** One login at a time, which `stopLogin` ends. */
  readonly patiently: <T>(
    login: (patience: Patience) => Promise<Result<T, AppError>>,
  ) => Promise<Result<T, AppError>>
}

/** The ways in besides name and password, and what belongs to them: loaded when a screen of theirs opens. */
export const accountCommands = ({ patiently, ...tools }: Tools) => ({
  verifyLogin: (wish: SecondStepWish) => patiently((patience) => verifyLogin(tools, wish, patience)),
  leaveSecondStep: (): Result<null, AppError> => {
    forgetTicket()
    return ok(null)
  },
  logInBySms: (wish: SmsLoginWish) => patiently((patience) => logInBySms(tools, wish, patience)),
  logInSocially: (wish: SocialLoginWish) => patiently((patience) => logInSocially(tools, wish, patience)),
  registerSocially: (request: SocialRegistrationRequest) =>
    patiently((patience) => registerSocially(tools, request, patience)),
  savedNumber: () => savedNumber(tools),
  register: (wish: RegistrationWish) => patiently((patience) => register(tools, wish, patience)),
  /** What a form's captcha begins with (CAP-04). */
  captchaChallenge: () => captchaChallenge(tools),
  sendSmsCode: (wish: SmsCodeWish) => sendSmsCode(tools, wish),
  sendEmailCode: (wish: EmailCodeWish) => sendEmailCode(tools, wish),
  changePassword: (wish: ChangePasswordWish) =>
    patiently((patience) => changePassword(tools, wish, patience)),
  resetPassword: (wish: ResetWish) => patiently((patience) => resetPassword(tools, wish, patience)),
  isWeakPassword: (password: string) => isWeakPassword(tools, password),
  setProfileIcon: (icon: number) => setProfileIcon(tools, icon),
  /** Moves money, points or rewards (MEM-02). */
  doMoney: async (wish: MoneyWish): Promise<Result<MoneyAnswer, AppError>> =>
    (await loadMoney())?.doMoney(tools, wish) ?? err(NO_CODE),
  /** Asks what became of what was not answered; how many are still open. */
  checkMoney: async (): Promise<Result<number, AppError>> =>
    (await loadMoney())?.checkMoney(tools) ?? err(NO_CODE),
  forgetMoney: async (id: string): Promise<Result<null, AppError>> =>
    (await loadMoney())?.forgetMoney(tools, id) ?? err(NO_CODE),
  /** Asks for the member's chat (CSV-04). */
  launchChat: async (launch: ChatLaunch): Promise<Result<{ chatUrl: string }, AppError>> =>
    (await loadLate())?.launchChat(tools, launch) ?? err(NO_CODE),
  /** The chat says how many messages are unread. */
  noteUnread: async (count: number): Promise<Result<null, AppError>> =>
    (await loadLate())?.noteUnread(tools, count) ?? err(NO_CODE),
})

const loadMoney = () => import('./money-commands').catch(() => null)

export type AccountApi = ReturnType<typeof accountCommands>
