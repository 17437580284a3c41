import { vi } from 'vitest'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { tableOf } from '#domain/tables/databases'
import { openSyncedTab } from './account-rig'
import { CREDENTIALS, tabs } from './session-rig'

/** The locks of one browser, for requests that do not wait. */
export const stubLocks = (): void => {
  const held = new Set<string>()
  const request = async (
    name: string,
    _options: { readonly ifAvailable: true },
    run: (lock: object | null) => Promise<unknown>,
  ): Promise<unknown> => {
    if (held.has(name)) return run(null)
    held.add(name)
    try {
      return await run({ name })
    } finally {
      held.delete(name)
    }
  }
  vi.stubGlobal('navigator', { locks: { request } })
}

/** A tab of a logged-in member. */
export const memberTab = async (): ReturnType<typeof openSyncedTab> => {
  const tab = await openSyncedTab()
  await tab.worker.logIn(CREDENTIALS)
  return tab
}

/** The stored transactions. */
export const acts = (): Promise<TransactionRow[]> => tableOf(tabs.reader, 'moneyActs').toArray()

/** The idempotency keys sent to a call, in order. */
export const keysOf = (path: string): (string | null)[] => tabs.gateway.received('Idempotency-Key', path)

/** The call gets no response, though the gateway may have handled it. */
export const lose = (path: string): void => {
  tabs.gateway.respond(path, () => Promise.reject(new TypeError('Failed to fetch')))
}

/** Sets the status that the gateway returns for every key. */
export const setStatus = (path: string, status: string, message?: string): void => {
  tabs.gateway.set(path, { status, ...(message === undefined ? {} : { message }) })
}
