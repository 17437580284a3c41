import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import {
  availablePromotionsSchema,
  depositSettingsSchema,
  mallSchema,
  missionSchema,
  rewardSchema,
  unreadCountSchema,
  withdrawAccountsSchema,
} from '#domain/contract/member/member-area'
import { memberInfoSchema } from '#domain/contract/member/members'
import { deliver } from '../support/deliver'
import { logIn } from '../support/log-in'
import { runGateway, type RunningGateway } from '../support/running-gateway'

const PROMOTIONS = '/wps/relay/MCSFE_getMerchantAvailablePromotions'
const DEPOSIT = '/wps/relay/MCSFE_getDepositSettings'
const WITHDRAW = '/wps/relay/MCSFE_getWithdrawAccountInfo'
const REWARDS = '/wps/relay/MCSFE_getRewards'
const MISSIONS = '/wps/relay/MCSFE_getMissions'
const MALL = '/wps/relay/MCSFE_getMallItems'
const UNREAD = '/wps/relay/CBS_unreadCount'
const TRANSACTION = '/wps/relay/MCSFE_getTransaction'

const CALLS = [
  [PROMOTIONS, availablePromotionsSchema],
  [DEPOSIT, depositSettingsSchema],
  [WITHDRAW, withdrawAccountsSchema],
  [REWARDS, v.array(rewardSchema)],
  [MISSIONS, v.array(missionSchema)],
  [MALL, mallSchema],
  [UNREAD, unreadCountSchema],
] as const

const MEMBERS = ['ann', 'ben', 'cho', 'dev', 'eve', 'fay'] as const
const tokens = new Map<string, string>()

let gateway: RunningGateway

const logAllIn = async () => {
  for (const name of MEMBERS) tokens.set(name, (await logIn(gateway, name)).token)
}
beforeAll(async () => {
  gateway = await runGateway({ games: 10 })
  await logAllIn()
})
beforeEach(() => gateway.control({ faults: [], clock: { offsetMs: 0 } }))
afterAll(() => gateway.close())

const read = (path: string, member: string, language = 'EN') =>
  gateway.value(path, { Authorization: tokens.get(member) ?? '', Language: language })
const change = (username: string, to: Readonly<Record<string, unknown>>) =>
  gateway.control({ members: [{ username, ...to }] })

/** The number of rows in a value, in lists of it, and in lists of its fields. */
const rowsIn = (value: unknown): number => {
  if (Array.isArray(value)) return value.length
  const fields = v.safeParse(v.record(v.string(), v.unknown()), value)
  return fields.success ? Object.values(fields.output).filter(Array.isArray).flat().length : 0
}

describe.each(['EN', 'CN', 'UR'])('in %s', (language) => {
  test.each(CALLS)(
    'MEM-02 %s has the shape of the contract for every kind of member',
    async (path, schema) => {
      for (const name of MEMBERS) {
        const value = await read(path, name, language)
        const parsed = v.safeParse(schema, value)
        expect(parsed.issues, name).toBeUndefined()
        expect(rowsIn(parsed.output), name).toBe(rowsIn(value))
      }
    },
  )

  test('MEM-02 all texts are in the requested language', async () => {
    const own = {
      EN: /^[^\p{Script=Han}\p{Script=Arabic}]+$/u,
      CN: /\p{Script=Han}/u,
      UR: /\p{Script=Arabic}/u,
    }
    const pattern = language === 'CN' ? own.CN : language === 'UR' ? own.UR : own.EN
    const methods = v.parse(depositSettingsSchema, await read(DEPOSIT, 'ann', language)).methods
    const accounts = v.parse(withdrawAccountsSchema, await read(WITHDRAW, 'ann', language))
    const rewards = v.parse(v.array(rewardSchema), await read(REWARDS, 'ann', language))
    const missions = v.parse(v.array(missionSchema), await read(MISSIONS, 'ann', language))
    const items = v.parse(mallSchema, await read(MALL, 'ann', language)).items
    const words = [
      ...methods.map(({ name }) => name),
      ...[...accounts.fullBankCardList, ...accounts.fullEWalletList].map(({ label }) => label),
      ...rewards.map(({ title }) => title),
      ...missions.flatMap(({ title, reward }) => (typeof reward === 'string' ? [title, reward] : [title])),
      ...items.map(({ title }) => title),
    ]
    expect(words.length).toBeGreaterThan(20)
    for (const text of words) expect(text).toMatch(pattern)
  })
})

test.each(CALLS)('DEP-04 %s is only for members, with a tag for each', async (path) => {
  const none = await gateway.get(path)
  expect(none.status).toBe(401)
  expect(await none.json()).toMatchObject({ success: false, errorCode: 'customer.not.login' })
  const ended = await gateway.get(path, { Authorization: 'ended' })
  expect(ended.status).toBe(401)
  expect(await ended.json()).toMatchObject({ success: false, errorCode: 'user.or.token.invalid' })
  const headers = { Authorization: tokens.get('ann') ?? '', Language: 'EN' }
  const tag = (await gateway.get(path, headers)).headers.get('ETag') ?? ''
  expect((await gateway.get(path, { ...headers, 'If-None-Match': tag })).status).toBe(304)
  const asBen = { ...headers, Authorization: tokens.get('ben') ?? '', 'If-None-Match': tag }
  expect((await gateway.get(path, asBen)).status).toBe(200)
})

test('DEP-04 images of methods and goods are drawn, each different', async () => {
  const { methods } = v.parse(depositSettingsSchema, await read(DEPOSIT, 'ann'))
  const { items } = v.parse(mallSchema, await read(MALL, 'ann'))
  const drawings = new Set<string>()
  for (const { image } of [...methods, ...items]) {
    const answer = await fetch(image.replace('{w}', '240'))
    expect(answer.status, image).toBe(200)
    const drawing = await answer.text()
    expect(drawing).not.toMatch(/undefined|NaN/)
    drawings.add(drawing)
  }
  expect(drawings.size).toBe(methods.length + items.length)
  expect((await fetch(`${gateway.cdnOrigin}/items/none.svg`)).status).toBe(404)
})

test('MEM-03 the prompt counters belong to the member, and can be set', async () => {
  expect(await read(DEPOSIT, 'eve')).toMatchObject({ totalDepositSuccessCount: 0 })
  expect(await read(WITHDRAW, 'eve')).toEqual({
    totalWithdrawSuccessCount: 0,
    fullBankCardList: [],
    fullVirtualWalletList: [],
    fullEWalletList: [],
  })
  await change('eve', {
    deposits: 3,
    withdrawals: 1,
    accounts: [
      { kind: 'virtual', label: 'USDT', masked: 'T…1' },
      { kind: 'bank', label: 'Savings', masked: '•••• 1' },
      { kind: 'wallet', label: 'Pay', masked: '917' },
    ],
  })
  expect(await read(DEPOSIT, 'eve')).toMatchObject({ totalDepositSuccessCount: 3 })
  const after = v.parse(withdrawAccountsSchema, await read(WITHDRAW, 'eve'))
  expect(after.totalWithdrawSuccessCount).toBe(1)
  expect(after.fullBankCardList.map(({ label }) => label)).toEqual(['Savings'])
  expect(after.fullVirtualWalletList.map(({ label }) => label)).toEqual(['USDT'])
  expect(after.fullEWalletList.map(({ label }) => label)).toEqual(['Pay'])
  await change('eve', { accounts: [] })
  expect(await read(WITHDRAW, 'eve')).toMatchObject({ totalWithdrawSuccessCount: 1, fullBankCardList: [] })
})

test('DLP-03 a test can set when a member registered', async () => {
  await change('dev', { registeredAt: 1_700_000_000_000 })
  const info = v.parse(memberInfoSchema, await read('/wps/member/info', 'dev'))
  expect(info.regDate).toBe(1_700_000_000_000)
})

test('REF-02 promotions belong to the member, and can be set one by one', async () => {
  expect(await read(PROMOTIONS, 'ann')).toEqual({
    APP_DOWNLOAD: { enabled: true, count: 0 },
    REFERRAL: { enabled: true, count: 3 },
  })
  expect(await read(PROMOTIONS, 'dev')).toMatchObject({ REFERRAL: { enabled: false, count: 0 } })
  await change('dev', { promotions: { REFERRAL: { enabled: true, count: 2 } } })
  expect(await read(PROMOTIONS, 'dev')).toEqual({
    APP_DOWNLOAD: { enabled: false, count: 0 },
    REFERRAL: { enabled: true, count: 2 },
  })
})

test('CSV-03 counts unread messages; members without chat have none', async () => {
  expect(await read(UNREAD, 'ann')).toEqual({ unReadCount: 2 })
  await change('ann', { unread: 0 })
  expect(await read(UNREAD, 'ann')).toEqual({ unReadCount: 0 })
  await change('fay', { unread: 5 })
  expect(await read(UNREAD, 'fay')).toEqual({ unReadCount: 5 })
  await change('fay', { type: 4 })
  expect(await read(UNREAD, 'fay')).toEqual({ unReadCount: 0 })
})

test('MEM-02 expired rewards are gone, the others stay', async () => {
  const before = v.parse(v.array(rewardSchema), await read(REWARDS, 'ann'))
  expect(new Set(before.map(({ status }) => status))).toEqual(new Set(['CLAIMABLE', 'PENDING', 'CLAIMED']))
  await gateway.control({ clock: { offsetMs: 30 * 86_400_000 } })
  const after = v.parse(v.array(rewardSchema), await read(REWARDS, 'ann'))
  expect(after).toEqual(before.filter(({ expires }) => expires === undefined))
})

test('MEM-02 missions have the member’s progress, and points belong to the member', async () => {
  const missions = v.parse(v.array(missionSchema), await read(MISSIONS, 'ann'))
  expect(missions.find(({ id }) => id === 'twenty-rounds')).toMatchObject({
    progress: 13,
    target: 20,
    reward: 20,
  })
  expect(missions.every(({ progress, target }) => progress <= target)).toBe(true)
  expect(missions.some(({ reward }) => typeof reward === 'string')).toBe(true)
  await change('ann', { points: 77 })
  expect(await read(MALL, 'ann')).toMatchObject({ points: 77 })
})

test('MEM-02 a transaction has its first response, for the member whose key it is', async () => {
  const statusOf = (key: string, member = 'ann') => read(`${TRANSACTION}?idempotencyKey=${key}`, member)
  const send = (body: unknown) =>
    deliver(gateway, { path: '/wps/member/language', body, token: tokens.get('ann'), key })
  const key = randomUUID()
  expect(await statusOf(key)).toEqual({ status: 'unknown' })
  await send({ language: 'EN' })
  expect(await statusOf(key)).toEqual({ status: 'done' })
  expect(await statusOf(key.toUpperCase())).toEqual({ status: 'done' })
  expect(await statusOf(key, 'ben')).toEqual({ status: 'unknown' })
  const refused = randomUUID()
  await deliver(gateway, { path: '/wps/member/language', body: {}, token: tokens.get('ann'), key: refused })
  expect(await statusOf(refused)).toEqual({ status: 'failed', message: 'This request cannot be answered.' })
  await gateway.control({ clock: { offsetMs: 8 * 86_400_000 } })
  expect(await statusOf(key)).toEqual({ status: 'unknown' })
  expect(
    (await gateway.get(`${TRANSACTION}?idempotencyKey=1`, { Authorization: tokens.get('ann') ?? '' })).status,
  ).toBe(400)
})

test('DEP-04 a reset restores every member’s data', async () => {
  await change('ann', { deposits: 99, points: 1, accounts: [] })
  await gateway.control({ reset: true })
  await logAllIn()
  expect(await read(DEPOSIT, 'ann')).toMatchObject({ totalDepositSuccessCount: 6 })
  expect(await read(MALL, 'ann')).toMatchObject({ points: 4820 })
  const accounts = v.parse(withdrawAccountsSchema, await read(WITHDRAW, 'ann'))
  expect(accounts.fullBankCardList.map(({ masked }) => masked)).toEqual(['•••• 4417'])
})
