import { COMMAND_TIMEOUT_MS, LINE_CHECK_COMMAND_TIMEOUT_MS, LOGIN_COMMAND_TIMEOUT_MS } from '#domain/timing'
import type { CommandName } from './command-types'

/** Timeouts of commands that may take longer than `COMMAND_TIMEOUT_MS`, in ms. */
const LONG_TIMEOUTS_MS: Readonly<Partial<Record<string, number>>> = {
  checkLines: LINE_CHECK_COMMAND_TIMEOUT_MS,
  // A key request and a post, and both again after `encryption.invalid`.
  autoLogin: LOGIN_COMMAND_TIMEOUT_MS,
  changePassword: LOGIN_COMMAND_TIMEOUT_MS,
  logIn: LOGIN_COMMAND_TIMEOUT_MS,
  logInBySms: LOGIN_COMMAND_TIMEOUT_MS,
  logInSocially: LOGIN_COMMAND_TIMEOUT_MS,
  register: LOGIN_COMMAND_TIMEOUT_MS,
  registerSocially: LOGIN_COMMAND_TIMEOUT_MS,
  resetPassword: LOGIN_COMMAND_TIMEOUT_MS,
  submitTransaction: LOGIN_COMMAND_TIMEOUT_MS,
  verifyLogin: LOGIN_COMMAND_TIMEOUT_MS,
  // Several requests, or one after a chunk that loads slowly.
  captchaChallenge: LOGIN_COMMAND_TIMEOUT_MS,
  dismissTransaction: LOGIN_COMMAND_TIMEOUT_MS,
  isWeakPassword: LOGIN_COMMAND_TIMEOUT_MS,
  launchChat: LOGIN_COMMAND_TIMEOUT_MS,
  reconcileTransactions: LOGIN_COMMAND_TIMEOUT_MS,
  savedNumber: LOGIN_COMMAND_TIMEOUT_MS,
  sendEmailCode: LOGIN_COMMAND_TIMEOUT_MS,
  sendSmsCode: LOGIN_COMMAND_TIMEOUT_MS,
  setProfileIcon: LOGIN_COMMAND_TIMEOUT_MS,
  // Waits for the login before it.
  adoptToken: LOGIN_COMMAND_TIMEOUT_MS,
} satisfies Partial<Record<CommandName, number>>

/** Returns the timeout of a command in ms. */
export const commandTimeoutMs = (name: string): number => LONG_TIMEOUTS_MS[name] ?? COMMAND_TIMEOUT_MS
