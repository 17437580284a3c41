import { BANNER_CLOSED_KEY, BAR_CLOSED_KEY, UPGRADE_CLOSED_KEY } from '#domain/install/install-constants'
import { INSTALL_ANSWERED_KEY, INSTALLED_KEY } from '#domain/storage-keys'
import {
  type InstallEvent,
  type InstallState,
  installSideEffects,
  type InstallWrite,
  INITIAL_INSTALL_STATE,
  nextInstallState,
} from '#domain/install/install-machine'
import { invokeWorker } from '../../../shared/worker/client/worker-client'
import { readStorage, writeStorage } from '../../../shared/storage/storage-area'

type Listener = (state: InstallState, before: InstallState) => void

let state: InstallState = INITIAL_INSTALL_STATE
const listeners = new Set<Listener>()

/** What is known about installing, for the life of this page. */
export const installState = (): InstallState => state

export const onInstall = (listener: Listener): void => void listeners.add(listener)

/** Tells the machine what has happened, writes down what is to outlive the page, and has everybody look anew. */
export const sendInstall = (event: InstallEvent): void => {
  const before = state
  state = nextInstallState(before, event)
  for (const each of installSideEffects(before.memory, event)) write(each)
  if (state !== before) for (const listener of listeners) listener(state, before)
}

/** Takes up what the device keeps: the flags of the storage areas, and what is in the rows of `counters`. */
export const readInstall = (rows: { readonly count: number; readonly banners: readonly string[] }): void =>
  sendInstall({
    type: 'read',
    isAnswered: readStorage('session', INSTALL_ANSWERED_KEY) !== null,
    isInstalled: readStorage('local', INSTALLED_KEY) !== null,
    isBarClosed: readStorage('session', BAR_CLOSED_KEY) !== null,
    isBannerClosed: readStorage('session', BANNER_CLOSED_KEY) !== null,
    upgradeClosed: readStorage('session', UPGRADE_CLOSED_KEY) ?? '',
    ...rows,
  })

const write = (what: InstallWrite): void => {
  if (what.to === 'counters') {
    const { id, count, mark } = what
    void invokeWorker((api) => api.keepCounter({ id, count, mark, until: 0 }))
  } else writeStorage(what.to, what.key, what.value)
}
