import { vi } from 'vitest'
import type { Commands } from '../../../src/shared/worker/client/command-types'
import { createFakeWorkerApi } from './fake-worker-api'

const api = createFakeWorkerApi()

/** Commands without a worker: each responds as the fake worker does, until a test replaces its response. */
export const fakeCommands = {
  setVisible: vi.fn<Commands['setVisible']>((...args) => Promise.resolve(api.setVisible(...args))),
  setVisibleResources: vi.fn<Commands['setVisibleResources']>(async (...args) =>
    api.setVisibleResources(...args),
  ),
  setDataSaver: vi.fn<Commands['setDataSaver']>((...args) => Promise.resolve(api.setDataSaver(...args))),
  changeLanguage: vi.fn<Commands['changeLanguage']>((...args) =>
    Promise.resolve(api.changeLanguage(...args)),
  ),
  refresh: vi.fn<Commands['refresh']>((...args) => Promise.resolve(api.refresh(...args))),
  enableMemoryMode: vi.fn<Commands['enableMemoryMode']>((...args) =>
    Promise.resolve(api.enableMemoryMode(...args)),
  ),
  fetchVisitorLocation: vi.fn<Commands['fetchVisitorLocation']>(async (...args) =>
    api.fetchVisitorLocation(...args),
  ),
  bindPush: vi.fn<Commands['bindPush']>((...args) => Promise.resolve(api.bindPush(...args))),
  unbindPush: vi.fn<Commands['unbindPush']>((...args) => Promise.resolve(api.unbindPush(...args))),
  checkForNewBuild: vi.fn<Commands['checkForNewBuild']>((...args) =>
    Promise.resolve(api.checkForNewBuild(...args)),
  ),
  track: vi.fn<Commands['track']>((...args) => Promise.resolve(api.track(...args))),
  saveCounter: vi.fn<Commands['saveCounter']>((...args) => Promise.resolve(api.saveCounter(...args))),
  checkLines: vi.fn<Commands['checkLines']>((...args) => Promise.resolve(api.checkLines(...args))),
  launchTrial: vi.fn<Commands['launchTrial']>((...args) => Promise.resolve(api.launchTrial(...args))),
  launchGame: vi.fn<Commands['launchGame']>((...args) => Promise.resolve(api.launchGame(...args))),
  setFavourite: vi.fn<Commands['setFavourite']>((...args) => Promise.resolve(api.setFavourite(...args))),
  prepareLogin: vi.fn<Commands['prepareLogin']>((...args) => Promise.resolve(api.prepareLogin(...args))),
  savedLogin: vi.fn<Commands['savedLogin']>((...args) => Promise.resolve(api.savedLogin(...args))),
  captchaChallenge: vi.fn<Commands['captchaChallenge']>((...args) =>
    Promise.resolve(api.captchaChallenge(...args)),
  ),
  logIn: vi.fn<Commands['logIn']>((...args) => Promise.resolve(api.logIn(...args))),
  stopLogin: vi.fn<Commands['stopLogin']>((...args) => Promise.resolve(api.stopLogin(...args))),
  autoLogin: vi.fn<Commands['autoLogin']>((...args) => Promise.resolve(api.autoLogin(...args))),
  adoptToken: vi.fn<Commands['adoptToken']>((...args) => Promise.resolve(api.adoptToken(...args))),
  logOut: vi.fn<Commands['logOut']>((...args) => Promise.resolve(api.logOut(...args))),
  prefetchAccountCommands: vi.fn<Commands['prefetchAccountCommands']>(async (...args) =>
    api.prefetchAccountCommands(...args),
  ),
  verifyLogin: vi.fn<Commands['verifyLogin']>((...args) => Promise.resolve(api.verifyLogin(...args))),
  leaveSecondStep: vi.fn<Commands['leaveSecondStep']>((...args) =>
    Promise.resolve(api.leaveSecondStep(...args)),
  ),
  logInBySms: vi.fn<Commands['logInBySms']>((...args) => Promise.resolve(api.logInBySms(...args))),
  logInSocially: vi.fn<Commands['logInSocially']>((...args) => Promise.resolve(api.logInSocially(...args))),
  registerSocially: vi.fn<Commands['registerSocially']>((...args) =>
    Promise.resolve(api.registerSocially(...args)),
  ),
  savedNumber: vi.fn<Commands['savedNumber']>((...args) => Promise.resolve(api.savedNumber(...args))),
  register: vi.fn<Commands['register']>((...args) => Promise.resolve(api.register(...args))),
  sendSmsCode: vi.fn<Commands['sendSmsCode']>((...args) => Promise.resolve(api.sendSmsCode(...args))),
  sendEmailCode: vi.fn<Commands['sendEmailCode']>((...args) => Promise.resolve(api.sendEmailCode(...args))),
  changePassword: vi.fn<Commands['changePassword']>((...args) =>
    Promise.resolve(api.changePassword(...args)),
  ),
  resetPassword: vi.fn<Commands['resetPassword']>((...args) => Promise.resolve(api.resetPassword(...args))),
  isWeakPassword: vi.fn<Commands['isWeakPassword']>((...args) =>
    Promise.resolve(api.isWeakPassword(...args)),
  ),
  setProfileIcon: vi.fn<Commands['setProfileIcon']>((...args) =>
    Promise.resolve(api.setProfileIcon(...args)),
  ),
  submitTransaction: vi.fn<Commands['submitTransaction']>((...args) =>
    Promise.resolve(api.submitTransaction(...args)),
  ),
  reconcileTransactions: vi.fn<Commands['reconcileTransactions']>(async (...args) =>
    api.reconcileTransactions(...args),
  ),
  dismissTransaction: vi.fn<Commands['dismissTransaction']>(async (...args) =>
    api.dismissTransaction(...args),
  ),
  launchChat: vi.fn<Commands['launchChat']>((...args) => Promise.resolve(api.launchChat(...args))),
  setUnreadCount: vi.fn<Commands['setUnreadCount']>((...args) =>
    Promise.resolve(api.setUnreadCount(...args)),
  ),
} satisfies Commands

/** Restores the fake worker's responses and forgets all calls. */
export const resetCommands = (): void => {
  for (const command of Object.values(fakeCommands)) command.mockReset()
}
