import { ok, type Result } from '#domain/result'
import type { AppError } from '#domain/errors'
import type { createWorker } from './create-worker'

type Worker = ReturnType<typeof createWorker>

/** The contract between page and worker. Data never comes back through it: screens read tables. */
export const createApi = (worker: Worker) => ({
  handshake: worker.handshake,
  ping: (): Result<'pong', AppError> => ok('pong'),
  setVisible: worker.setVisible,
  show: worker.show,
  saveData: worker.saveData,
  changeLanguage: worker.changeLanguage,
  refresh: worker.refresh,
  serveMemory: worker.serveMemory,
  visitor: worker.visitor,
  bindPush: worker.bindPush,
  track: worker.track,
  checkLines: worker.checkLines,
  launchTrial: worker.launchTrial,
  launchGame: worker.launchGame,
  setFavourite: worker.setFavourite,
  prepareLogin: worker.prepareLogin,
  savedLogin: worker.savedLogin,
  logIn: worker.logIn,
  stopLogin: worker.stopLogin,
  autoLogin: worker.autoLogin,
  adoptToken: worker.adoptToken,
  logOut: worker.logOut,
})

export type WorkerApi = ReturnType<typeof createApi>
