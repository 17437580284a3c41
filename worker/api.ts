import type { createWorkerApp } from './create-worker'

/**
 * The contract between page and worker: every command. Commands never return table data: screens read tables.
 * Excluded is the one-way message of the document's script.
 */
export type WorkerApi = Omit<ReturnType<typeof createWorkerApp>, 'receivePageFacts'>
