import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import type { CounterRow } from '#domain/tables/rows'
import type { PageFactsStore } from '../page-facts-store'
import type { Store } from '../store/store'

export type Counter = Omit<CounterRow, 'merchant'>

interface Dependencies {
  readonly store: Store
  readonly facts: PageFactsStore
}

/** Saves what was shown or asked and replaces the previous value. Needs no network. */
export const saveCounter = async (
  { store, facts }: Dependencies,
  counter: Counter,
): Promise<Result<null, AppError>> => {
  const row = { ...counter, merchant: facts.current.merchant }
  const written = await store.write([{ table: 'counters', puts: [row], deletes: [] }])
  return written.ok || written.error.kind === 'fenced' ? ok(null) : err(written.error)
}
