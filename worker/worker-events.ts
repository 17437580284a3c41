import { createNanoEvents } from 'nanoevents'
import type { AppError } from '#domain/errors'
import type { Session, StorageMode } from '#domain/port'
import type { Result } from '#domain/result'
import type { TableChange } from '#domain/tables/memory-tables'
import type { ConnectionRow } from '#domain/tables/rows'
import type { RequestOptions } from './net/http-client'
import type { Resource } from './sync/resource'
import type { SyncError, SyncOutcome } from './sync/sync-resource'

/** What the parts of the worker report: one event per fact. `connect-parts.ts` lists what each leads to. */
export interface WorkerEvents {
  /** Rows that the page must hold itself, in memory mode. */
  rows: (changes: readonly TableChange[]) => void
  'storage-mode': (mode: StorageMode) => void
  /** The database was closed or deleted and is open again, perhaps empty. */
  'database-reset': () => void
  connection: (row: ConnectionRow) => void
  /** A request has ended; null: with a response. */
  'request-ended': (error: AppError | null) => void
  'request-failed': (error: AppError, spec: RequestOptions, sentToken: string | undefined) => void
  merchant: (merchant: string) => void
  /** A shared resource was synced in this tab. */
  'resource-synced': (resource: Resource, result: Result<SyncOutcome, SyncError>) => void
  /** This tab was elected leader. */
  elected: () => void
  /** Member info has arrived, changed or not. */
  'member-synced': () => void
  'session-started': () => void
  /** A member is no longer the player: after a logout, a rejected remembered login, or a login by another member. */
  'session-ended': (merchant: string, member: string) => void
  /** The gateway has rejected the member's session. */
  'session-rejected': (member: string) => void
  /** A session that must be closed on the gateway: of a login that is over, or after a logout in another tab. */
  'session-unused': (session: Session) => void
}

/** Returns the worker's event emitter, and `report`, which makes an event of a part's callback. */
export const createWorkerEvents = () => {
  const emitter = createNanoEvents<WorkerEvents>()
  return {
    on: <Name extends keyof WorkerEvents>(name: Name, listener: WorkerEvents[Name]): void => {
      emitter.on(name, listener)
    },
    report:
      <Name extends keyof WorkerEvents>(name: Name) =>
      (...facts: Parameters<WorkerEvents[Name]>): void =>
        emitter.emit(name, ...facts),
  }
}
