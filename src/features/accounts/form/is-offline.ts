import { currentReader } from '../../../shared/worker/query/page-tables'

/** What the last requests have told, and not what the browser believes. */
export const isOffline = async (): Promise<boolean> => {
  const row = await currentReader()
    .get('connection', 'gateway')
    .catch(() => undefined)
  return row?.state === 'offline'
}
