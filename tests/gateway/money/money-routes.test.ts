import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { mallSchema, rewardSchema, withdrawAccountsSchema } from '#domain/contract/member/member-area'
import { transactionSchema } from '#domain/contract/money/transactions'
import { REVIEW_MS } from '#gateway/money/payments'
import { logIn } from '../support/accounts'
import { type Answer, say, sendPost } from '../support/posts'
import { gateway, useGateway } from '../support/shared-gateway'

const SEALED: ReadonlySet<string> = new Set(['createWithdrawal', 'addBankCard'])

const moneySchema = v.object({
  balance: v.number(),
  entriesSum: v.number(),
  entries: v.array(v.object({ kind: v.string() })),
  points: v.number(),
  pointsSum: v.number(),
  payments: v.array(v.unknown()),
})

let token: string

useGateway()
beforeEach(async () => {
  token = (await logIn('ann')).token
})
// In every test: no ledger entry is missing or duplicated.
afterEach(async () => {
  const { balance, entriesSum, points, pointsSum } = await money()
  expect([entriesSum, pointsSum]).toEqual([balance, points])
})

/** The member's balance and points, with the entries they are the sums of. */
const money = async () =>
  v.parse(moneySchema, await (await gateway.get('/__control/money?username=ann')).json())

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
const rewards = async () => v.parse(v.array(rewardSchema), await read('getRewards'))
const rewardIn = async (state: string) => (await rewards()).find(({ status }) => status === state)
const accounts = async () => v.parse(withdrawAccountsSchema, await read('getWithdrawAccountInfo'))
const accountId = async () => (await accounts()).fullBankCardList[0]?.id ?? ''

test('MEM-02 a reward is paid out once, to its member, while it can be claimed', async () => {
  const reward = await rewardIn('CLAIMABLE')
  const pending = await rewardIn('PENDING')
  const before = await money()
  const ben = (await logIn('ben')).token
  expect(await result('claimReward', { id: reward?.id }, undefined, ben)).toBe('request.invalid')
  await gateway.control({ clock: { offsetMs: 40 * 86_400_000 } })
  expect(await result('claimReward', { id: reward?.id })).toBe('reward.not.claimable')
  await gateway.control({ clock: { offsetMs: 0 } })
  const key = randomUUID()
  for (const [id, under, expected] of [
    [pending?.id, undefined, 'reward.not.claimable'],
    [reward?.id, key, 'done'],
    [reward?.id, key, 'done'],
    [reward?.id, undefined, 'reward.not.claimable'],
  ])
    expect(await result('claimReward', { id }, under)).toBe(expected)
  const after = await money()
  expect(after.balance).toBe(before.balance + (reward?.amount ?? 0))
  expect(after.entries.filter(({ kind }) => kind === 'reward')).toHaveLength(1)
  expect((await rewards()).find(({ id }) => id === reward?.id)?.status).toBe('CLAIMED')
  expect(await statusOf(key)).toBe('done')
})

test('MEM-02 an item costs its points once, never more than there are; play credit is added to the balance', async () => {
  const { points, items } = v.parse(mallSchema, await read('getMallItems'))
  const item = items.find(({ id, cost }) => id !== 'credit-100' && cost + 1_200 <= points)
  const before = await money()
  for (const id of [item?.id, 'credit-100']) {
    const key = randomUUID()
    for (let time = 0; time < 2; time += 1) expect(await result('redeemItem', { id }, key)).toBe('done')
  }
  const after = await money()
  expect([after.points, after.balance]).toEqual([points - (item?.cost ?? 0) - 1_200, before.balance + 100])
  await gateway.control({ members: [{ username: 'ann', points: 1 }] })
  expect(await result('redeemItem', { id: item?.id })).toBe('balance.not.enough')
  expect(await result('redeemItem', { id: 'no such item' })).toBe('request.invalid')
  expect((await money()).points).toBe(1)
})

test('MEM-02 a deposit is added when the provider’s page has been paid, once; a cancelled one moves nothing', async () => {
  const before = await money()
  const body = { methodId: 'harbour-pay', amount: 250.5 }
  const decide = async (page: string, pay: string) =>
    (await fetch(page, { method: 'POST', body: new URLSearchParams({ pay }) })).text()
  const [paid, cancelled] = [randomUUID(), randomUUID()]
  const { value } = await post('createDeposit', body, paid)
  const page = String(value['redirectUrl'])
  expect([value['status'], await statusOf(paid)]).toEqual(['pending', 'pending'])
  expect((await money()).balance).toBe(before.balance)
  expect(await (await fetch(page)).text()).toContain('250.50')
  for (let time = 0; time < 2; time += 1) expect(await decide(page, 'yes')).toContain('Paid. Thank you.')
  await decide(String((await post('createDeposit', body, cancelled)).value['redirectUrl']), 'no')
  expect([await statusOf(paid), await statusOf(cancelled)]).toEqual(['done', 'failed'])
  expect((await money()).balance).toBe(before.balance + 250.5)
  expect(await read('getDepositSettings')).toMatchObject({ totalDepositSuccessCount: 7 })
})

test('MEM-02 a withdrawal is deducted at once and done after its review; a rejected one is refunded, once', async () => {
  const before = await money()
  const body = { accountId: await accountId(), amount: 100 }
  const [good, bad] = [randomUUID(), randomUUID()]
  for (let time = 0; time < 2; time += 1) expect(await result('createWithdrawal', body, good)).toBe('pending')
  expect((await money()).balance).toBe(before.balance - 100)
  expect(await statusOf(good)).toBe('pending')
  await gateway.control({ clock: { offsetMs: REVIEW_MS } })
  expect(await statusOf(good)).toBe('done')
  expect((await accounts()).totalWithdrawSuccessCount).toBe(3)
  await post('createWithdrawal', body, bad)
  const payments = [{ username: 'ann', status: 'failed' }]
  for (let time = 0; time < 2; time += 1) await gateway.control({ payments })
  expect(await statusOf(bad)).toBe('failed')
  expect((await money()).balance).toBe(before.balance - 100)
})

test('MEM-02 a payment outside its limits, of parts of a cent or to nobody moves nothing', async () => {
  const before = await money()
  const account = await accountId()
  for (const [call, body, refusal] of [
    ['createDeposit', { methodId: 'harbour-pay', amount: 49.99 }, 'request.invalid'],
    ['createDeposit', { methodId: 'harbour-pay', amount: 20_000.01 }, 'request.invalid'],
    ['createDeposit', { methodId: 'harbour-pay', amount: 100.001 }, 'request.invalid'],
    ['createDeposit', { methodId: 'gold-bars', amount: 100 }, 'request.invalid'],
    ['createWithdrawal', { accountId: account, amount: before.balance + 0.01 }, 'balance.not.enough'],
    ['createWithdrawal', { accountId: account, amount: 0 }, 'request.invalid'],
    ['createWithdrawal', { accountId: 1_000_000, amount: 10 }, 'request.invalid'],
    ['addBankCard', { holder: 'Ann Marsh', bank: 'Merchants Bank', number: 'abc' }, 'request.invalid'],
    ['feedback', { topic: 'games', text: '  ' }, 'request.invalid'],
  ] as const)
    expect(await result(call, body), JSON.stringify(body)).toBe(refusal)
  expect(await money()).toEqual(before)
})

test('MEM-02 saves a new account once, and only its last digits', async () => {
  const card = { holder: 'Ann Marsh', bank: 'Merchants Bank', number: '6221 0000 1234 5678' }
  const before = (await accounts()).fullBankCardList
  for (const each of [card, card, { ...card, number: '12345678', pixKey: 'ann@harbour.example' }])
    expect(await result('addBankCard', each)).toBe('done')
  const added = (await accounts()).fullBankCardList.slice(before.length)
  expect(added.map(({ masked }) => masked)).toEqual(['•••• 5678', 'Pix ann•••le'])
})

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
