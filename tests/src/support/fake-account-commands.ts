import { vi } from 'vitest'
import type { AccountCommands } from '../../../src/shared/worker/client/account-commands'
import { createFakeWorkerApi } from './fake-worker-api'

const api = createFakeWorkerApi()

/** The commands of the account screens with the worker left out, as in `fake-commands.ts`. */
export const fakeAccounts = {
  prepareAccounts: vi.fn<AccountCommands['prepareAccounts']>(api.loadAccountApi),
  verifyLogin: vi.fn<AccountCommands['verifyLogin']>(api.verifyLogin),
  leaveSecondStep: vi.fn<AccountCommands['leaveSecondStep']>(() => Promise.resolve(api.leaveSecondStep())),
  logInBySms: vi.fn<AccountCommands['logInBySms']>(api.logInBySms),
  logInSocially: vi.fn<AccountCommands['logInSocially']>(api.logInSocially),
  registerSocially: vi.fn<AccountCommands['registerSocially']>(api.registerSocially),
  savedNumber: vi.fn<AccountCommands['savedNumber']>(api.savedNumber),
  register: vi.fn<AccountCommands['register']>(api.register),
  captchaChallenge: vi.fn<AccountCommands['captchaChallenge']>(api.captchaChallenge),
  sendSmsCode: vi.fn<AccountCommands['sendSmsCode']>(api.sendSmsCode),
  sendEmailCode: vi.fn<AccountCommands['sendEmailCode']>(api.sendEmailCode),
  changePassword: vi.fn<AccountCommands['changePassword']>(api.changePassword),
  resetPassword: vi.fn<AccountCommands['resetPassword']>(api.resetPassword),
  isWeakPassword: vi.fn<AccountCommands['isWeakPassword']>(api.isWeakPassword),
  setProfileIcon: vi.fn<AccountCommands['setProfileIcon']>(api.setProfileIcon),
  doMoney: vi.fn<AccountCommands['doMoney']>(api.doMoney),
  checkMoney: vi.fn<AccountCommands['checkMoney']>(api.checkMoney),
  forgetMoney: vi.fn<AccountCommands['forgetMoney']>(api.forgetMoney),
  launchChat: vi.fn<AccountCommands['launchChat']>(api.launchChat),
  noteUnread: vi.fn<AccountCommands['noteUnread']>(api.noteUnread),
} satisfies AccountCommands

/** Back to the fake's own answers, nothing asked yet. */
export const resetAccounts = (): void => {
  for (const command of Object.values(fakeAccounts)) command.mockReset()
}
