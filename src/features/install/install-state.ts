import { BANNER_CLOSED_KEY, BAR_CLOSED_KEY, UPGRADE_CLOSED_KEY } from '#domain/constants/install'
import { INSTALL_ANSWERED_KEY, INSTALLED_KEY } from '#domain/constants/storage-keys'
import {
  type InstallEvent,
  type InstallState,
  installWrites,
  type InstallWrite,
  NEW_INSTALL,
  nextInstall,
} from '#domain/machines/install-machine'
import { callWorker } from '../../app/worker-client'
import { readStored, store } from '../../boot/storage-area'

type Listener = (state: InstallState, before: InstallState) => void

let state: InstallState = NEW_INSTALL
const listeners = new Set<Listener>()

/** What is known about installing, for the life of this page. */
export const installState = (): InstallState => state

export const onInstall = (listener: Listener): void => void listeners.add(listener)

/** Tells the machine what has happened, writes down what is to outlive the page, and has everybody look anew. */
export const sendInstall = (event: InstallEvent): void => {
  const before = state
  state = nextInstall(before, event)
  for (const each of installWrites(before.memory, event)) write(each)
  if (state !== before) for (const listener of listeners) listener(state, before)
}

/** Takes up what the device keeps: the flags of the storage areas, and what is in the rows of `counters`. */
export const readInstall = (rows: { readonly count: number; readonly banners: readonly string[] }): void =>
  sendInstall({
    type: 'read',
    isAnswered: readStored('session', INSTALL_ANSWERED_KEY) !== null,
    isInstalled: readStored('local', INSTALLED_KEY) !== null,
    isBarClosed: readStored('session', BAR_CLOSED_KEY) !== null,
    isBannerClosed: readStored('session', BANNER_CLOSED_KEY) !== null,
    upgradeClosed: readStored('session', UPGRADE_CLOSED_KEY) ?? '',
    ...rows,
  })

const write = (what: InstallWrite): void => {
  if (what.to === 'counters') {
    const { id, count, mark } = what
    void callWorker((api) => api.keepCounter({ id, count, mark, until: 0 }))
  } else store(what.to, what.key, what.value)
}
