import { vi } from 'vitest'
import { createFakeWorkerApi } from './fake-worker-api'
import type { Commands } from '../../../src/shared/worker/client/worker-client'

const api = createFakeWorkerApi()

/** Fake commands without the worker: they return its fake's results unless a test overrides them. */
export const fakeCommands = {
  checkLines: vi.fn<Commands['checkLines']>(api.checkLines),
  launchTrial: vi.fn<Commands['launchTrial']>(api.launchTrial),
  launchGame: vi.fn<Commands['launchGame']>(api.launchGame),
  setFavourite: vi.fn<Commands['setFavourite']>(api.setFavourite),
  prepareLogin: vi.fn<Commands['prepareLogin']>(api.prepareLogin),
  savedLogin: vi.fn<Commands['savedLogin']>(api.savedLogin),
  logIn: vi.fn<Commands['logIn']>(api.logIn),
  stopLogin: vi.fn<Commands['stopLogin']>(() => Promise.resolve(api.stopLogin())),
  autoLogin: vi.fn<Commands['autoLogin']>(api.autoLogin),
  adoptToken: vi.fn<Commands['adoptToken']>(api.adoptToken),
  logOut: vi.fn<Commands['logOut']>(api.logOut),
  refresh: vi.fn<Commands['refresh']>(api.refresh),
  changeLanguage: vi.fn<Commands['changeLanguage']>(api.changeLanguage),
  setVisible: vi.fn<Commands['setVisible']>(api.setVisible),
  show: vi.fn<Commands['show']>(api.setVisibleResources),
  saveData: vi.fn<Commands['saveData']>((isOn) => Promise.resolve(api.setDataSaver(isOn))),
  serveMemory: vi.fn<Commands['serveMemory']>(api.enableMemoryMode),
} satisfies Commands

/** Restores the fake's default results and clears its calls. */
export const resetCommands = (): void => {
  for (const command of Object.values(fakeCommands)) command.mockReset()
}
