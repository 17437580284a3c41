import { TRANSACTION_PATH } from '#domain/constants/endpoints'
import { COMMAND_TIMEOUT_MS } from '#domain/constants/timing'
import { transactionSchema } from '#domain/contract/money-actions'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { afterAsking, isUnsettled } from '#domain/rules/money-acts'
import type { MoneyActRow } from '#domain/tables/money-rows'
import { lockOf, type MoneyTools } from './money'
import { aloneWith, hasLocks } from './money-lock'

/**
 * Asks what became of everything of this member that nobody knows the end of (MEM-02). What another tab is at is left to
 * it.
 * @returns how many are still not settled
 */
export const checkMoney = async (tools: MoneyTools): Promise<Result<number, AppError>> => {
  const { session, merchant } = tools.facts.current
  if (!session) return err({ kind: 'no-session' })
  const rows = await tools.store.startingWith('moneyActs', [merchant, session.id])
  const unsettled = rows.filter(isUnsettled)
  const left = await Promise.all(
    unsettled.map((row) =>
      aloneWith(lockOf(row.member, row.subject), {
        run: async () => ((await ask(tools, row)) ? 0 : 1),
        otherwise: () => 1,
      }),
    ),
  )
  return ok(left.reduce((sum, one) => sum + one, 0))
}

/** @returns whether it is settled now */
const ask = async ({ requester, store, facts }: MoneyTools, row: MoneyActRow): Promise<boolean> => {
  const { merchant, member, id } = row
  const key = [merchant, member, id]
  // Without locks another tab may just be sending it.
  const isYoung = row.outcome === 'asking' && Date.now() - row.at < COMMAND_TIMEOUT_MS
  if (isYoung && !hasLocks()) return false
  const told = await requester.ask(
    { path: TRANSACTION_PATH, access: 'protected', query: { idempotencyKey: id }, alert: false },
    transactionSchema,
  )
  if (!told.ok || facts.current.session?.id !== member) return false
  // It may have been settled, or tried again, while this was asked.
  const now = await store.get('moneyActs', key)
  if (now?.outcome !== row.outcome || now.at !== row.at) return false
  const outcome = afterAsking(row, told.value.status, Date.now())
  const { message } = told.value
  await store.write([
    outcome === null
      ? { table: 'moneyActs', puts: [], deletes: [key] }
      : {
          table: 'moneyActs',
          puts: [{ ...row, outcome, ...(message === '' ? {} : { message }) }],
          deletes: [],
        },
  ])
  return outcome !== 'pending'
}

/** The player has been told how it ended. */
export const forgetMoney = async (
  { store, facts }: MoneyTools,
  id: string,
): Promise<Result<null, AppError>> => {
  const { session, merchant } = facts.current
  if (!session) return err({ kind: 'no-session' })
  const key = [merchant, session.id, id]
  const row = await store.get('moneyActs', key)
  if (row && !isUnsettled(row)) await store.write([{ table: 'moneyActs', puts: [], deletes: [key] }])
  return ok(null)
}
