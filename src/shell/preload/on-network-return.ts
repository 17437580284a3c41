import type { DatabaseReader } from '#domain/tables/reader'
import { subscribeQuery } from '../../shared/worker/query/subscribe-query'

const readState = async (read: DatabaseReader): Promise<string | undefined> =>
  (await read.get('connection', 'gateway'))?.state

/** Calls back each time that requests succeed again after none did. Never stops. */
export const onNetworkReturn = (callback: () => unknown): void => {
  let wasOffline = false
  subscribeQuery(readState, (state) => {
    const isOffline = state === 'offline'
    if (wasOffline && !isOffline) callback()
    wasOffline = isOffline
  })
}
