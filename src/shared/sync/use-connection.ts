import { useSyncExternalStore } from 'react'
import type { ConnectionRow } from '#domain/tables/rows'
import { useLiveQuery } from '../worker/query/use-live-query'

interface Connection {
  readonly state: ConnectionRow['state']
  /** The device says so, or the last requests found nobody. A launch does not try then (GAM-08). */
  readonly isOffline: boolean
  /** False until the tables have been read. */
  readonly isKnown: boolean
}

/** Whether requests succeed, by their results. The browser's own state counts only when it says "offline". */
export const useConnection = (): Connection => {
  const row = useLiveQuery((read) => read.get('connection', 'gateway'), [])
  const isDeviceOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const state = isDeviceOnline ? (row.data?.state ?? 'online') : 'offline'
  return { state, isOffline: state === 'offline', isKnown: !isDeviceOnline || row.status !== 'loading' }
}

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
