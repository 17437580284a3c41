import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { mallSchema, rewardSchema, withdrawAccountsSchema } from '#domain/contract/member/member-area'
import { transactionSchema } from '#domain/contract/money/transactions'
import { REVIEW_MS } from '#gateway/money/payments'
import { logIn } from '../support/log-in'
import { act, moneyOf } from '../support/money'
import { runGateway, type RunningGateway } from '../support/running-gateway'

const DONE = { success: true, value: { status: 'done' } }
const PENDING = { success: true, value: { status: 'pending' } }
const refused = (errorCode: string) => ({ success: false, errorCode })

let gateway: RunningGateway
let token: string

beforeAll(async () => {
  gateway = await runGateway({ games: 10 })
})
beforeEach(async () => {
  token = (await logIn(gateway, 'ann')).token
})
// In every test: no ledger entry is missing or duplicated.
afterEach(async () => {
  const { balance, entriesSum, points, pointsSum } = await moneyOf(gateway, 'ann')
  await gateway.control({ reset: true })
  expect([entriesSum, pointsSum]).toEqual([balance, points])
})
afterAll(() => gateway.close())

const doIt = (call: string, body: unknown, key?: string) =>
  act(gateway, { token, call, body, ...(key !== undefined && { key }) })
const read = (call: string) => gateway.value(`/wps/relay/MCSFE_${call}`, { Authorization: token })
const statusOf = async (key: string) =>
  v.parse(transactionSchema, await read(`getTransaction?idempotencyKey=${key}`)).status
const rewards = async () => v.parse(v.array(rewardSchema), await read('getRewards'))
const accounts = async () => v.parse(withdrawAccountsSchema, await read('getWithdrawAccountInfo'))
const accountId = async () => (await accounts()).fullBankCardList[0]?.id ?? ''

describe('MEM-02 a reward', () => {
  const claimable = async () => (await rewards()).find(({ status }) => status === 'CLAIMABLE')

  test('MEM-02 is paid out once, even if any request is repeated', async () => {
    const reward = await claimable()
    const before = await moneyOf(gateway, 'ann')
    const key = randomUUID()
    expect(await doIt('claimReward', { id: reward?.id }, key)).toEqual(DONE)
    expect(await doIt('claimReward', { id: reward?.id }, key)).toEqual(DONE)
    expect(await doIt('claimReward', { id: reward?.id })).toEqual(refused('reward.not.claimable'))
    const after = await moneyOf(gateway, 'ann')
    expect(after.balance).toBe(before.balance + (reward?.amount ?? 0))
    expect(after.entries.filter(({ kind }) => kind === 'reward')).toHaveLength(1)
    expect((await rewards()).find(({ id }) => id === reward?.id)?.status).toBe('CLAIMED')
    expect(await statusOf(key)).toBe('done')
  })

  test('MEM-02 that has expired, is not available yet or belongs to another member is not paid', async () => {
    const reward = await claimable()
    const pending = (await rewards()).find(({ status }) => status === 'PENDING')
    expect(await doIt('claimReward', { id: pending?.id })).toEqual(refused('reward.not.claimable'))
    const ben = (await logIn(gateway, 'ben')).token
    const stolen = await act(gateway, { token: ben, call: 'claimReward', body: { id: reward?.id } })
    expect(stolen).toEqual(refused('request.invalid'))
    await gateway.control({ clock: { offsetMs: 40 * 86_400_000 } })
    expect(await doIt('claimReward', { id: reward?.id })).toEqual(refused('reward.not.claimable'))
  })
})

describe('MEM-02 an item of the point market', () => {
  test('MEM-02 costs its points, and never more than the member has', async () => {
    const { points, items } = v.parse(mallSchema, await read('getMallItems'))
    const item = items.find(({ cost }) => cost <= points)
    const key = randomUUID()
    expect(await doIt('redeemItem', { id: item?.id }, key)).toEqual(DONE)
    expect(await doIt('redeemItem', { id: item?.id }, key)).toEqual(DONE)
    const left = points - (item?.cost ?? 0)
    expect((await moneyOf(gateway, 'ann')).points).toBe(left)
    await gateway.control({ members: [{ username: 'ann', points: 1 }] })
    expect(await doIt('redeemItem', { id: item?.id })).toEqual(refused('balance.not.enough'))
    expect(await doIt('redeemItem', { id: 'no such item' })).toEqual(refused('request.invalid'))
    expect((await moneyOf(gateway, 'ann')).points).toBe(1)
    expect((await moneyOf(gateway, 'ann')).entries.map(({ kind }) => kind)).not.toContain('play-credit')
  })

  test('MEM-02 that is play credit is added to the balance, once', async () => {
    const before = await moneyOf(gateway, 'ann')
    const key = randomUUID()
    expect(await doIt('redeemItem', { id: 'credit-100' }, key)).toEqual(DONE)
    expect(await doIt('redeemItem', { id: 'credit-100' }, key)).toEqual(DONE)
    const after = await moneyOf(gateway, 'ann')
    expect([after.points, after.balance]).toEqual([before.points - 1_200, before.balance + 100])
  })
})

describe('MEM-02 a deposit', () => {
  test('MEM-02 is added to the balance when the provider’s page has been paid, once', async () => {
    const before = await moneyOf(gateway, 'ann')
    const key = randomUUID()
    const { value } = await doIt('createDeposit', { methodId: 'harbour-pay', amount: 250.5 }, key)
    expect(value?.status).toBe('pending')
    expect(await statusOf(key)).toBe('pending')
    expect((await moneyOf(gateway, 'ann')).balance).toBe(before.balance)
    const page = value?.redirectUrl ?? ''
    expect(await (await fetch(page)).text()).toContain('250.50')
    for (let time = 0; time < 2; time += 1) {
      const paid = await fetch(page, { method: 'POST', body: new URLSearchParams({ pay: 'yes' }) })
      expect(await paid.text()).toContain('Paid. Thank you.')
    }
    const after = await moneyOf(gateway, 'ann')
    expect(after.balance).toBe(before.balance + 250.5)
    expect(await statusOf(key)).toBe('done')
    expect(await read('getDepositSettings')).toMatchObject({ totalDepositSuccessCount: 7 })
  })

  test('MEM-02 that is cancelled at the provider has failed and moves nothing', async () => {
    const before = await moneyOf(gateway, 'ann')
    const key = randomUUID()
    const { value } = await doIt('createDeposit', { methodId: 'harbour-pay', amount: 100 }, key)
    await fetch(value?.redirectUrl ?? '', { method: 'POST', body: new URLSearchParams({ pay: 'no' }) })
    expect(await statusOf(key)).toBe('failed')
    expect((await moneyOf(gateway, 'ann')).balance).toBe(before.balance)
  })

  test.each([
    ['under its least', 'harbour-pay', 49.99],
    ['over its most', 'harbour-pay', 20_000.01],
    ['of parts of a cent', 'harbour-pay', 100.001],
    ['by no method', 'gold-bars', 100],
  ])('MEM-02 rejects %s', async (_what, methodId, amount) => {
    expect(await doIt('createDeposit', { methodId, amount })).toEqual(refused('request.invalid'))
    expect((await moneyOf(gateway, 'ann')).payments).toEqual([])
  })
})

describe('MEM-02 a withdrawal', () => {
  test('MEM-02 is deducted at once, and is done after its review', async () => {
    const before = await moneyOf(gateway, 'ann')
    const key = randomUUID()
    const body = { accountId: await accountId(), amount: 100 }
    expect(await doIt('createWithdrawal', body, key)).toEqual(PENDING)
    expect(await doIt('createWithdrawal', body, key)).toEqual(PENDING)
    expect((await moneyOf(gateway, 'ann')).balance).toBe(before.balance - 100)
    expect(await statusOf(key)).toBe('pending')
    await gateway.control({ clock: { offsetMs: REVIEW_MS } })
    expect(await statusOf(key)).toBe('done')
    expect((await accounts()).totalWithdrawSuccessCount).toBe(3)
    expect((await moneyOf(gateway, 'ann')).balance).toBe(before.balance - 100)
  })

  test('MEM-02 that the operator rejects is refunded, once', async () => {
    const before = await moneyOf(gateway, 'ann')
    const key = randomUUID()
    await doIt('createWithdrawal', { accountId: await accountId(), amount: 100 }, key)
    await gateway.control({ payments: [{ username: 'ann', status: 'failed' }] })
    await gateway.control({ payments: [{ username: 'ann', status: 'failed' }] })
    expect(await statusOf(key)).toBe('failed')
    expect((await moneyOf(gateway, 'ann')).balance).toBe(before.balance)
  })

  test('MEM-02 above the balance, or to an unknown account, moves nothing', async () => {
    const before = await moneyOf(gateway, 'ann')
    const account = await accountId()
    const tooMuch = await doIt('createWithdrawal', { accountId: account, amount: before.balance + 0.01 })
    expect(tooMuch).toEqual(refused('balance.not.enough'))
    for (const body of [
      { accountId: account, amount: 0 },
      { accountId: 1_000_000, amount: 10 },
    ]) {
      expect(await doIt('createWithdrawal', body)).toEqual(refused('request.invalid'))
    }
    expect(await moneyOf(gateway, 'ann')).toEqual(before)
  })
})

test('MEM-02 saves a new account once, and only its last digits', async () => {
  const card = { holder: 'Ann Marsh', bank: 'Merchants Bank', number: '6221 0000 1234 5678' }
  const before = (await accounts()).fullBankCardList
  expect(await doIt('addBankCard', card)).toEqual(DONE)
  expect(await doIt('addBankCard', card)).toEqual(DONE)
  const pix = { ...card, number: '12345678', pixKey: 'ann@harbour.example' }
  expect(await doIt('addBankCard', pix)).toEqual(DONE)
  const added = (await accounts()).fullBankCardList.slice(before.length)
  expect(added.map(({ label, masked }) => [label, masked])).toEqual([
    ['Merchants Bank', '•••• 5678'],
    ['Merchants Bank', 'Pix ann•••le'],
  ])
  expect(await doIt('addBankCard', { ...card, number: 'abc' })).toEqual(refused('request.invalid'))
})

test('MEM-02 accepts feedback', async () => {
  expect(await doIt('feedback', { topic: 'games', text: 'More reefs, please.' })).toEqual(DONE)
  expect(await doIt('feedback', { topic: 'games', text: '  ' })).toEqual(refused('request.invalid'))
})

test.each([
  ['claimReward', { id: 1 }],
  ['redeemItem', { id: 'mug' }],
  ['createDeposit', { methodId: 'harbour-pay', amount: 100 }],
  ['createWithdrawal', { accountId: 1, amount: 10 }],
  ['addBankCard', { holder: 'Ann Marsh', bank: 'Merchants Bank', number: '12345678' }],
  ['feedback', { topic: 'games', text: 'Hello' }],
])('MEM-02 %s is rejected without a session, and one key is one post', async (call, body) => {
  expect(await act(gateway, { token: 'none', call, body })).toMatchObject(refused('user.or.token.invalid'))
  const key = randomUUID()
  await doIt('feedback', { topic: 'games', text: 'The first under this key' }, key)
  expect(await doIt(call, body, key)).toMatchObject(refused('duplicate.request'))
})
