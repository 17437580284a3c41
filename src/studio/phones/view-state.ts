import {
  DEPOSIT_PATH,
  FORGOT_PASSWORD_PATH,
  CHAT_PATH,
  HELP_PATH,
  HOME_PATH,
  INVITE_PATH,
  LOGIN_PATH,
  MEMBER_PATH,
  PROMOTIONS_PATH,
  REGISTER_PATH,
  WITHDRAW_PATH,
} from '#domain/routing/routes'
import type { LanguageCode } from '#domain/language/languages'

/** What the phones show. */
export interface ViewState {
  readonly path: string
  readonly language: LanguageCode
  readonly isMember: boolean
  readonly isOnline: boolean
}

export const FIRST_VIEW: ViewState = { path: HOME_PATH, language: 'EN', isMember: false, isOnline: true }

/** Pages that the toolbar offers. A phone can be used like any other, too. */
export const PAGES = [
  { path: HOME_PATH, name: 'Home' },
  { path: PROMOTIONS_PATH, name: 'Promotions' },
  { path: LOGIN_PATH, name: 'Login' },
  { path: REGISTER_PATH, name: 'Registration' },
  { path: FORGOT_PASSWORD_PATH, name: 'Forgotten password' },
  { path: HELP_PATH, name: 'Help' },
  { path: CHAT_PATH, name: 'Customer service' },
  { path: MEMBER_PATH, name: 'Member' },
  { path: DEPOSIT_PATH, name: 'Deposit' },
  { path: WITHDRAW_PATH, name: 'Withdrawal' },
  { path: INVITE_PATH, name: 'Invitation' },
] as const
