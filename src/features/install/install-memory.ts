import { INSTALL_ANSWERED_KEY, INSTALLED_KEY } from '#domain/constants/storage-keys'
import { countAfterNo, INSTALLED, type InstallMemory } from '#domain/rules/install-popup'
import { isAtHome } from '../../app/at-home'
import { currentReader } from '../../app/page-tables'
import { callWorker } from '../../app/worker-client'
import { readStored, store } from '../../boot/storage-area'
import { device } from '../../state/device'
import { pageState } from '../../state/page-state'

const ID = 'install'

const readCount = async (): Promise<number> =>
  (await currentReader().get('counters', [pageState.merchant, ID]))?.count ?? 0

const keepCount = (count: number): void =>
  void callWorker((api) => api.keepCounter({ id: ID, count, mark: '', until: 0 }))

/** The player has answered in this session. */
export const isAnswered = (): boolean => readStored('session', INSTALL_ANSWERED_KEY) !== null

/** What is known of this device and this session. A counter that cannot be read counts as none. */
export const readInstallMemory = async (): Promise<InstallMemory> => ({
  isAtHome: isAtHome(device.isStandalone),
  isAnswered: isAnswered(),
  isInstalled: readStored('local', INSTALLED_KEY) !== null,
  count: await readCount().catch(() => 0),
})

/** The player has chosen a way: they are not asked again in this session. */
export const noteAnswered = (): void => store('session', INSTALL_ANSWERED_KEY, '1')

/** The player does not want it: the session's flag, and one more in the counter (INS-01). */
export const noteRefused = async (): Promise<void> => {
  noteAnswered()
  keepCount(countAfterNo(await readCount().catch(() => 0)))
}

/** The browser has installed it: never again (INS-01). */
export const noteInstalled = (): void => {
  noteAnswered()
  store('local', INSTALLED_KEY, '1')
  keepCount(INSTALLED)
}
