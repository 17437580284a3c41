import { useEffect, useSyncExternalStore } from 'react'
import type { ConnectionRow } from '#domain/tables/rows'
import { visitStart } from '#domain/visit-start'
import { useLiveQuery } from '../worker/query/use-live-query'

interface Connection {
  readonly state: ConnectionRow['state']
  /**
   * True if the device is offline or the last requests of this visit got no response. No launch is then attempted
   * (GAM-08).
   */
  readonly isOffline: boolean
  /** False until the tables have been read. */
  readonly isKnown: boolean
}

const isOnline = (): boolean => navigator.onLine

/** As any screen has read it last: a new one knows it before its own read has ended. */
let lastRow: ConnectionRow | undefined

/** Returns whether requests succeed, by their results. The browser's own state only counts when it is offline. */
export const useConnection = (): Connection => {
  const { data, status } = useLiveQuery((read) => read.get('connection', 'gateway'), [])
  const row = status === 'loading' ? lastRow : data
  useEffect(() => {
    lastRow = row
  }, [row])
  const isDeviceOnline = useSyncExternalStore(subscribe, isOnline, isOnline)
  const state = isDeviceOnline ? (row?.state ?? 'online') : 'offline'
  // The row of an earlier visit blocks nothing: this visit's own requests decide.
  const isOfVisit = !isDeviceOnline || (row?.since ?? 0) >= visitStart(performance)
  return {
    state,
    isOffline: state === 'offline' && isOfVisit,
    isKnown: !isDeviceOnline || status !== 'loading',
  }
}

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
