import { expect, test } from 'vitest'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { updateTransaction } from '#worker/commands/money/fetch-transaction-status'
import { createEmptyStore } from '../../support/open-store'

const ROW: TransactionRow = {
  ...{ merchant: 'harbour', member: '7', id: 'key', act: 'claimReward', subject: 'claimReward 12' },
  ...{ outcome: 'checking', at: 1 },
}

test.each([[null], [{ outcome: 'done' }], [{ at: 2 }], [undefined]] as const)(
  'MEM-02 a stored transaction is updated or deleted unless it was replaced meanwhile, here by %j',
  async (replacement) => {
    const store = createEmptyStore()
    const stored = replacement === undefined ? [] : [{ ...ROW, ...replacement }]
    for (const change of [{ outcome: 'failed' }, null] as const) {
      await store.write([{ table: 'moneyActs', puts: stored, deletes: [] }])
      const answer = await updateTransaction({ store }, ROW, change)
      const isReplaced = replacement !== null
      expect(answer).toEqual(
        isReplaced ? { ok: false, error: { kind: 'changed' } } : { ok: true, value: null },
      )
      expect(await store.all('moneyActs')).toEqual(
        isReplaced ? stored : change ? [{ ...ROW, ...change }] : [],
      )
    }
  },
)
