import { beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { rewardSchema, withdrawAccountsSchema } from '#domain/contract/member/member-area'
import { memberInfoSchema } from '#domain/contract/member/members'
import { logIn } from '../support/accounts'
import { codeOf, sendPost } from '../support/posts'
import { gateway, useGateway } from '../support/shared-gateway'

const INFO = '/wps/member/info'
const RELAY = '/wps/relay/'

let token = ''

useGateway()
beforeEach(async () => {
  token = (await logIn('ann')).token
})

const read = (path: string) => gateway.value(path, { Authorization: token, Language: 'EN' })
const change = (to: object, username = 'ann') => gateway.control({ members: [{ username, ...to }] })

test('MEM-01 MEM-04 DLP-03 REF-02 CSV-03 a member’s data are the member’s own, and can be set', async () => {
  const info = v.parse(memberInfoSchema, await read(INFO))
  expect(info).toMatchObject({ type: 0, account: 'ann', currency: 'PHP', balance: 1250.5 })
  expect(info.clubLabel).toMatchObject({ labelName: 'Silver', labelId: 'silver', type: 'AUTO' })
  expect(await read(`${RELAY}MCSFE_getPlayerRankProgress`)).toEqual({
    labelId: 'silver',
    completedConditions: 3,
    totalExpectedConditions: 5,
  })
  await change({
    balance: 0.07,
    registeredAt: 1_700_000_000_000,
    unread: 0,
    points: 77,
    deposits: 3,
    promotions: { REFERRAL: { enabled: true, count: 2 } },
  })
  expect(await read(INFO)).toMatchObject({ balance: 0.07, regDate: 1_700_000_000_000 })
  expect(await read(`${RELAY}CBS_unreadCount`)).toEqual({ unReadCount: 0 })
  expect(await read(`${RELAY}MCSFE_getMallItems`)).toMatchObject({ points: 77 })
  expect(await read(`${RELAY}MCSFE_getDepositSettings`)).toMatchObject({ totalDepositSuccessCount: 3 })
  expect(await read(`${RELAY}MCSFE_getMerchantAvailablePromotions`)).toEqual({
    APP_DOWNLOAD: { enabled: true, count: 0 },
    REFERRAL: { enabled: true, count: 2 },
  })
  token = (await logIn('ben')).token
  expect(v.parse(memberInfoSchema, await read(INFO)).balance).not.toBe(0.07)
  const labels = v.parse(v.array(v.object({ labelId: v.string() })), await read(`${RELAY}MCSFE_getBenefits`))
  expect(labels.map(({ labelId }) => labelId)).toContain('partner') // set by hand for ben
  expect((await gateway.control({ members: [{ username: 'zed', balance: 1 }] })).status).toBe(400)
})

test('MEM-03 payout accounts are listed by their kind, and removed ones do not lower the counts', async () => {
  const list = async () => v.parse(withdrawAccountsSchema, await read(`${RELAY}MCSFE_getWithdrawAccountInfo`))
  const account = (kind: string, label: string) => ({ kind, label, masked: '•••• 1' })
  const accounts = [account('virtual', 'USDT'), account('bank', 'Savings'), account('wallet', 'Pay')]
  await change({ withdrawals: 1, accounts })
  const { fullBankCardList, fullVirtualWalletList, fullEWalletList } = await list()
  expect([fullBankCardList, fullVirtualWalletList, fullEWalletList].map(([one]) => one?.label)).toEqual([
    'Savings',
    'USDT',
    'Pay',
  ])
  await change({ accounts: [] })
  expect(await list()).toMatchObject({ totalWithdrawSuccessCount: 1, fullBankCardList: [] })
})

test('MEM-02 expired rewards are gone, the others stay', async () => {
  const rewards = async () => v.parse(v.array(rewardSchema), await read(`${RELAY}MCSFE_getRewards`))
  const before = await rewards()
  expect(new Set(before.map(({ status }) => status))).toEqual(new Set(['CLAIMABLE', 'PENDING', 'CLAIMED']))
  await gateway.control({ clock: { offsetMs: 30 * 86_400_000 } })
  expect(await rewards()).toEqual(before.filter(({ expires }) => expires === undefined))
})

test('MEM-01 LNG-06 a member chooses one of the merchant’s icons, and a language that exists', async () => {
  const send = (call: string, body: object, sent = token) =>
    codeOf(sendPost(`/wps/member/${call}`, body, { Authorization: sent }))
  for (const profileIcon of [9, 1]) {
    expect(await send('profileIcon', { profileIcon })).toBe('success')
    expect(await read(INFO)).toMatchObject({ profileIcon })
  }
  for (const profileIcon of [0, 10, 1.5, '3', null])
    expect(await send('profileIcon', { profileIcon })).toBe('request.invalid')
  await gateway.control({ settings: { gw: { profileIconCount: 12 } } })
  expect(await send('profileIcon', { profileIcon: 12 })).toBe('success')
  expect(await send('language', { language: 'PT-BR' })).toBe('success')
  expect(await read(INFO)).toMatchObject({ language: 'PT-BR', profileIcon: 12 })
  expect(await send('language', { language: 'Klingon' })).toBe('request.invalid')
  expect(await send('profileIcon', { profileIcon: 2 }, 'ended')).toBe('user.or.token.invalid')
})
