import { useSnapshot } from 'valtio'
import type { OutboxKind as Kind, OutboxRow } from '#domain/tables/worker-rows'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { pageState } from '../../../shared/page/page-state'
import { useMember } from '../../../shared/session/session-state'
import type { RestKey } from '../../../i18n/translation-types'

/** The player's own entries. Reports of field metrics are the merchant's. */
export type OutboxKind = Exclude<Kind, 'report'>

export type PlayersOutboxRow = OutboxRow & { readonly kind: OutboxKind }

export const OUTBOX_LABELS = {
  language: 'connection.kind.language',
  push: 'connection.kind.push',
  tracking: 'connection.kind.tracking',
} as const satisfies Readonly<Record<OutboxKind, RestKey>>

const isKind = (kind: string): kind is OutboxKind => kind in OUTBOX_LABELS

const isPlayers = (row: OutboxRow): row is PlayersOutboxRow => isKind(row.kind)

export const OUTBOX_KINDS: readonly OutboxKind[] = Object.keys(OUTBOX_LABELS).filter(isKind)

/** Returns the outbox entries of the current player. Other members' entries are never read (SES-08). */
export const useOutbox = (): readonly PlayersOutboxRow[] => {
  const { merchant } = useSnapshot(pageState)
  const id = useMember()?.id ?? ''
  const { data = [] } = useLiveQuery(
    async (read) => {
      const rows = await Promise.all(OUTBOX_KINDS.map((kind) => read.startingWith('outbox', [kind])))
      return rows
        .flat()
        .filter((row) => row.merchant === merchant && (row.member === '' || row.member === id))
        .filter(isPlayers)
    },
    [id],
  )
  return data
}
