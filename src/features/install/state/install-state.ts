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
import { readStorage, writeStorage } from '../../../shared/storage/storage-area'
import { commands } from '../../../shared/worker/client/commands'

type Listener = (state: InstallState, before: InstallState) => void

let state: InstallState = INITIAL_INSTALL_STATE
const listeners = new Set<Listener>()

/** Returns the state of the install machine, which lives as long as the page. */
export const installState = (): InstallState => state

export const onInstall = (listener: Listener): void => void listeners.add(listener)

/** Sends an event to the machine, saves what must outlive the page, and notifies the listeners. */
export const sendInstall = (event: InstallEvent): void => {
  const before = state
  state = nextInstallState(before, event)
  for (const each of installSideEffects(before.memory, event)) write(each)
  if (state !== before) for (const listener of listeners) listener(state, before)
}

/** Loads the saved state: the flags in the storage areas and the rows of `counters`. */
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
    void commands.saveCounter({ id, count, mark, until: 0 })
  } else writeStorage(what.to, what.key, what.value)
}
