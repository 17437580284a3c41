import type { Mall, Rewards } from '../contract/member/member-area'
import {
  type HistoryAct,
  hasHistory,
  hasLeftHistory,
  isHistory,
  needsReconciliation,
  transactionSubject,
} from '../money/transaction-state'
import type { PlayedGameRow } from '../tables/rows'
import type { TransactionRow } from '../tables/transaction-rows'

/** What the history shows, by kind. Bank cards and feedback are no part of it. */
export type HistoryKind = 'game' | 'deposit' | 'withdrawal' | 'reward' | 'order'

/**
 * How far it is: `pending` is known to the gateway, `unclear` may have reached it, `undone` has not. A game is `done`.
 */
export type HistoryState = 'done' | 'pending' | 'unclear' | 'failed' | 'undone'

export interface HistoryEntry {
  /** Unique within the history. */
  readonly id: string
  readonly kind: HistoryKind
  readonly state: HistoryState
  /** In the currency's unit; undefined without one. */
  readonly amount?: number
  /** Of a game. */
  readonly gameId?: string
  /** Of a transaction, as in `claimReward 12`. */
  readonly subject?: string
  /** Epoch ms. */
  readonly at: number
}

/** Name and amount of what a transaction is about. */
export interface NamedSubject {
  readonly name: string
  /** In the currency's unit; undefined for an item, which costs points. */
  readonly amount?: number
}

export interface HistoryDay {
  /** Epoch ms of the newest entry. */
  readonly at: number
  /** Newest first. */
  readonly entries: readonly HistoryEntry[]
}

const KINDS: Readonly<Record<HistoryAct, HistoryKind>> = {
  createDeposit: 'deposit',
  createWithdrawal: 'withdrawal',
  claimReward: 'reward',
  redeemItem: 'order',
}

const STATES: Readonly<Record<TransactionRow['outcome'], HistoryState>> = {
  asking: 'unclear',
  checking: 'unclear',
  pending: 'pending',
  undone: 'undone',
  done: 'done',
  failed: 'failed',
}

/**
 * Returns what a member did on this device, newest day first: the last time of each game, and each transaction of the
 * last 90 days.
 * @param now epoch ms
 */
export const historyDays = (
  games: readonly PlayedGameRow[],
  transactions: readonly TransactionRow[],
  now: number,
): readonly HistoryDay[] => {
  const recent = transactions.filter((row) => !hasLeftHistory(row, now))
  const entries = [...games.map(gameEntry), ...recent.flatMap((row) => transactionEntry(row) ?? [])]
  const days = new Map<string, HistoryEntry[]>()
  for (const entry of entries.sort((one, other) => other.at - one.at)) {
    const day = new Date(entry.at).toDateString()
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days.values()].map((ofDay) => ({ at: ofDay[0]?.at ?? 0, entries: ofDay }))
}

/** False for a transaction that was not carried out, once the player knows it. */
const isShown = (row: TransactionRow): boolean =>
  row.isSeen !== true || isHistory(row) || needsReconciliation(row)

const gameEntry = ({ gameId, at }: PlayedGameRow): HistoryEntry => ({
  id: `game ${gameId}`,
  kind: 'game',
  state: 'done',
  gameId,
  at,
})

const transactionEntry = (row: TransactionRow): HistoryEntry | null => {
  if (!hasHistory(row) || !isShown(row)) return null
  const { id, act, subject, about = subject, amount, outcome, at } = row
  const state = STATES[outcome]
  return { id, kind: KINDS[act], state, subject: about, ...(amount !== undefined && { amount }), at }
}

/** Returns the rewards and items that the merchant lists by the subject of their transactions. */
export const namedSubjects = (
  rewards: Rewards = [],
  items: Mall['items'] = [],
): ReadonlyMap<string, NamedSubject> =>
  new Map([
    ...rewards.map(
      ({ id, title, amount }) =>
        [transactionSubject({ act: 'claimReward', id }), { name: title, amount }] as const,
    ),
    ...items.map(
      ({ id, title }) => [transactionSubject({ act: 'redeemItem', id }), { name: title }] as const,
    ),
  ])
