import { expect, test } from 'vitest'
import * as v from 'valibot'
import { depositSettingsSchema, withdrawAccountsSchema } from '#domain/contract/member/member-area'
import { memberInfoSchema } from '#domain/contract/member/members'
import { readPromptRows } from '../../../../../src/features/install/download-prompt/start/prompt-rows'
import { pageState } from '../../../../../src/shared/page/page-state'
import { memoryTables } from '../../../../../src/shared/worker/query/page-tables'
import { ANN } from '../../../../support/members'
import { putRows, startPage } from '../../../support/page-fixture'

const account = (id: string) => ({ id, label: 'Mine', masked: '•••• 1' })

const LISTS = {
  fullBankCardList: [account('1')],
  fullVirtualWalletList: [account('2'), account('3')],
  fullEWalletList: [account('4'), account('5'), account('6'), account('7')],
}

/** Ann's page with these answers about her withdrawals. */
const startWith = async (withdrawals: object): Promise<void> => {
  await startPage()
  pageState.session = ANN
  const of = { merchant: pageState.merchant, member: ANN.id }
  const value = v.parse(withdrawAccountsSchema, { totalWithdrawSuccessCount: 3, ...withdrawals })
  putRows('memberAnswers', [{ ...of, name: 'withdrawAccounts', value }])
}

test('MEM-03 DLP-03 DLP-04 the prompts read the member’s counts and the day of their registration', async () => {
  await startWith(LISTS)
  const of = { merchant: pageState.merchant, member: ANN.id }
  const unknown = { regDate: null, deposits: null, withdrawals: 3, payouts: 7 }
  expect(await readPromptRows(memoryTables)).toMatchObject({ member: '7', ...unknown })
  const value = v.parse(depositSettingsSchema, { totalDepositSuccessCount: 5, methods: [] })
  putRows('memberAnswers', [{ ...of, name: 'depositSettings', value }])
  const info = { id: 7, type: 0, regDate: 1_700_000_000_000, account: 'ann', currency: 'PHP', balance: 1 }
  putRows('members', [{ ...v.parse(memberInfoSchema, info), ...of }])
  const known = { regDate: 1_700_000_000_000, deposits: 5, withdrawals: 3, payouts: 7 }
  expect(await readPromptRows(memoryTables)).toMatchObject(known)
})

test.each(Object.entries(LISTS))(
  'MEM-03 DLP-04 the prompt for the first card counts %s',
  async (name, list) => {
    const none = { fullBankCardList: [], fullVirtualWalletList: [], fullEWalletList: [] }
    await startWith({ ...none, [name]: list })
    expect(await readPromptRows(memoryTables)).toMatchObject({ payouts: list.length })
  },
)
