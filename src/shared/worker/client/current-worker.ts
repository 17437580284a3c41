import type { WorkerHandle } from './worker-lifecycle'

let current: WorkerHandle | undefined

/** The worker in use; undefined while there is none. */
export const currentWorker = (): WorkerHandle | undefined => current

export const setCurrentWorker = (handle: WorkerHandle | undefined): void => {
  current = handle
}
