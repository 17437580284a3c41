import type { EncryptedServiceEntry } from '#domain/contract/service/customer-service'
import { deliveredLines } from '#domain/lines/lines'
import type { LineRow, ServiceRow } from '#domain/tables/worker-rows'
import type { Store } from '../store/store'
import type { SyncContext } from '../sync/sync-context'

type Dependencies = Pick<SyncContext, 'store' | 'facts' | 'origin' | 'epoch'>

interface FallbackScope {
  readonly store: Store
  readonly merchant: string
  /** The app's own origin. */
  readonly origin: string
  readonly epoch: number | undefined
}

/**
 * Saves the data needed when the network fails, taken from the latest responses: the list of lines, never replaced by
 * a bad one (LINE-05), and customer service with decrypted URLs (CSV-01). Writes only changes.
 */
export const persistFallbackData = async (
  { store, facts, origin, epoch }: Dependencies,
  decrypted: DecryptedList,
): Promise<void> => {
  const { merchant } = facts.current
  const scope: FallbackScope = { store, merchant, origin, epoch: epoch() }
  const settings = await store.get('settings', merchant)
  if (!settings) return
  await persistLines(scope, settings.domainList)
  await persistServices(scope, settings.customerService, decrypted)
}

const persistLines = async (
  { store, merchant, origin, epoch }: FallbackScope,
  list: readonly { readonly domainName: string }[],
): Promise<void> => {
  const [route, known] = await Promise.all([
    store.get('domains', merchant),
    store.startingWith('lines', [merchant]),
  ])
  const lines = new Set(deliveredLines({ settings: list, route: route?.origins ?? [] }, origin))
  if (lines.size === 0) return
  const listed = new Set(known.map((row) => row.origin))
  const puts = [...lines]
    .filter((line) => !listed.has(line))
    .map((line): LineRow => ({ merchant, origin: line, latencyMs: null, at: 0 }))
  const deletes = known
    .filter((row) => !lines.has(row.origin) && row.origin !== origin)
    .map((row) => [merchant, row.origin])
  if (puts.length + deletes.length > 0) await store.write([{ table: 'lines', puts, deletes }], epoch)
}

/**
 * The last list that was decrypted, as text, and how many of its entries could be. The others are not tried again with
 * every response.
 */
export interface DecryptedList {
  list: string
  count: number
}

const persistServices = async (
  { store, merchant, origin, epoch }: FallbackScope,
  entries: readonly EncryptedServiceEntry[],
  decrypted: DecryptedList,
): Promise<void> => {
  const known = await store.startingWith('services', [merchant])
  const list = JSON.stringify([merchant, entries])
  if (areSame(known, entries) || (decrypted.list === list && decrypted.count === known.length)) return
  // crypto-js is loaded only if there is something to decrypt.
  const rows =
    entries.length > 0 ? (await import('./decrypt-services')).decryptServices(merchant, entries, origin) : []
  const positions = new Set(rows.map(({ position }) => position))
  const deletes = known
    .filter(({ position }) => !positions.has(position))
    .map(({ position }) => [merchant, position])
  const written = await store.write([{ table: 'services', puts: rows, deletes }], epoch)
  if (written.ok) Object.assign(decrypted, { list, count: rows.length })
}

const areSame = (rows: readonly ServiceRow[], entries: readonly EncryptedServiceEntry[]): boolean =>
  JSON.stringify(
    rows.map(({ title, csType, csPosition, sealed, labelIds }) => [
      title,
      csType,
      csPosition,
      sealed,
      labelIds,
    ]),
  ) ===
  JSON.stringify(
    entries.map(({ title, csType, csPosition, path, labelIds }) => [
      title,
      csType,
      csPosition,
      path,
      labelIds,
    ]),
  )
