import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { transactionSchema } from '#domain/contract/money/transactions'
import { logIn } from '../support/accounts'
import { type Answer, say, sendPost } from '../support/posts'
import { gateway, useGateway, view } from '../support/shared-gateway'

const SEALED: ReadonlySet<string> = new Set(['createWithdrawal', 'addBankCard'])

const cardsSchema = v.object({ fullBankCardList: v.array(v.object({ masked: v.string() })) })

let token: string

useGateway()
beforeEach(async () => (token = (await logIn('ann')).token))
// In every test: no ledger entry is missing or duplicated.
afterEach(async () => {
  const { balance, entriesSum, points, pointsSum } = await view.money('ann')
  expect([entriesSum, pointsSum]).toEqual([balance, points])
})

/** A transaction as the app sends it: encrypted where the contract requires it, under a new key unless one is given. */
const post = (call: string, body: unknown, key: string = randomUUID(), by = token): Promise<Answer> =>
  (SEALED.has(call) ? say : sendPost)(`/wps/relay/MCSFE_${call}`, body, {
    Authorization: by,
    'Idempotency-Key': key,
  })
/** The status of a transaction that is accepted, or the code of its rejection. */
const result = async (call: string, body: unknown, key?: string, by?: string): Promise<unknown> => {
  const { code, value } = await post(call, body, key, by)
  return code === 'success' ? value['status'] : code
}
const read = (call: string) => gateway.value(`/wps/relay/MCSFE_${call}`, { Authorization: token })
const statusOf = async (key: string) =>
  v.parse(transactionSchema, await read(`getTransaction?idempotencyKey=${key}`)).status

test('MEM-02 OFF-05 every transaction needs a session and a key of its own; a status is its member’s, for seven days', async () => {
  const calls = {
    claimReward: { id: 1 },
    redeemItem: { id: 'mug' },
    createDeposit: { methodId: 'harbour-pay', amount: 100 },
    createWithdrawal: { accountId: 1, amount: 10 },
    addBankCard: { holder: 'Ann Marsh', bank: 'Merchants Bank', number: '12345678' },
    feedback: { topic: 'games', text: 'Hello' },
  }
  const key = randomUUID()
  expect(await statusOf(key)).toBe('unknown')
  expect(await result('feedback', { topic: 'games', text: 'The first under this key' }, key)).toBe('done')
  for (const [call, body] of Object.entries(calls)) {
    expect(await result(call, body, key)).toBe('duplicate.request')
    expect(await result(call, body, key, 'none')).toBe('user.or.token.invalid')
  }
  const refused = randomUUID()
  await post('claimReward', { id: 1_000_000 }, refused)
  expect([await statusOf(key), await statusOf(key.toUpperCase()), await statusOf(refused)]).toEqual([
    'done',
    'done',
    'failed',
  ])
  await gateway.control({ clock: { offsetMs: 8 * 86_400_000 } })
  expect(await statusOf(key)).toBe('unknown')
  await gateway.control({ clock: { offsetMs: 0 } })
  token = (await logIn('ben')).token
  expect(await statusOf(key)).toBe('unknown')
})

test('MEM-02 an account is stored once; another one with the same bank and last digits is an account of its own', async () => {
  const masked = async (): Promise<readonly string[]> =>
    v.parse(cardsSchema, await read('getWithdrawAccountInfo')).fullBankCardList.map((card) => card.masked)
  const seeded = await masked()
  const card = { holder: 'Ann Marsh', bank: 'Merchants Bank', number: '1234 5678 9012' }
  const cards = [card, { ...card, number: '123456789012' }, { ...card, number: '9999 5678 9012' }]
  const pix = [
    { ...card, pixKey: 'ann1@a.example' },
    { ...card, pixKey: 'ann2@b.example' },
  ]
  for (const each of [...cards, ...pix, card]) expect(await result('addBankCard', each)).toBe('done')
  expect((await masked()).slice(seeded.length)).toEqual([
    ...['•••• 9012', '•••• 9012', 'Pix ann•••le', 'Pix ann•••le'],
  ])
})
