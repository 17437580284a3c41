import { currentReader } from '../../../shared/worker/query/page-tables'

/** True if the worker's last requests put the connection offline. Does not use the browser's online flag. */
export const isOffline = async (): Promise<boolean> => {
  const row = await currentReader()
    .get('connection', 'gateway')
    .catch(() => undefined)
  return row?.state === 'offline'
}
