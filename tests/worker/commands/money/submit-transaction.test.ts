import { beforeEach, expect, test, vi } from 'vitest'
import {
  ADD_BANK_CARD_ENDPOINT,
  CLAIM_REWARD_ENDPOINT,
  CREATE_DEPOSIT_ENDPOINT,
  CREATE_WITHDRAWAL_ENDPOINT,
  TRANSACTION_ENDPOINT,
} from '#domain/contract/money/transaction-endpoints'
import { tableOf } from '#domain/tables/databases'
import { DAY_MS } from '#domain/timing'
import { envelope } from '../../support/fake-gateway'
import { openSyncedTab } from '../../support/account-rig'
import {
  acts,
  CLAIM,
  DEPOSIT,
  keysOf,
  lose,
  memberTab,
  storedTransactions,
  stubLocks,
  setStatus,
  WITHDRAW,
} from '../../support/transaction-rig'
import { ofType, tabs, useTabs } from '../../support/session-rig'

useTabs()
beforeEach(stubLocks)

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u

/** A member whose claim got no response. */
const afterLoss = async () => {
  const tab = await memberTab()
  lose(CLAIM_REWARD_ENDPOINT)
  const answer = await tab.worker.submitTransaction(CLAIM)
  return { ...tab, answer }
}

test('MEM-02 a transaction is sent once, with its own idempotency key and the session’s token, and leaves nothing to report', async () => {
  const { worker } = await memberTab()
  setStatus(CLAIM_REWARD_ENDPOINT, 'done')
  expect(await worker.submitTransaction(CLAIM)).toEqual({ ok: true, value: { status: 'done' } })
  expect(keysOf(CLAIM_REWARD_ENDPOINT)).toEqual([expect.stringMatching(UUID)])
  expect(tabs.tokensOf(CLAIM_REWARD_ENDPOINT)).toEqual(['token-1'])
  expect(tabs.lastRequest(CLAIM_REWARD_ENDPOINT)).toMatchObject({ method: 'POST', body: '{"id":"12"}' })
  expect(await acts()).toEqual([])
})

test('MEM-02 what has ended and was seen stays for the history, for 90 days', async () => {
  const { worker } = await memberTab()
  setStatus(CLAIM_REWARD_ENDPOINT, 'done')
  await worker.submitTransaction(CLAIM)
  const [claimed] = await storedTransactions()
  // An older build finds nothing by its subject, so it offers the same again.
  expect(claimed).toMatchObject({ outcome: 'done', isSeen: true, subject: '', about: 'claimReward 12' })
  // It has left the history, also if the same is done again, or by another member of the device.
  const at = Date.now() - 90 * DAY_MS
  if (claimed)
    await tableOf(tabs.reader, 'moneyActs').bulkPut([
      { ...claimed, id: 'old', at },
      { ...claimed, member: '9', at },
    ])
  await worker.submitTransaction(CLAIM)
  expect((await storedTransactions()).map(({ id }) => id)).not.toContain('old')
  expect((await storedTransactions()).map(({ member }) => member)).not.toContain('9')
  await tableOf(tabs.reader, 'moneyActs').clear()
  setStatus(CREATE_DEPOSIT_ENDPOINT, 'done')
  await worker.submitTransaction(DEPOSIT)
  const [first] = await storedTransactions()
  await worker.submitTransaction(DEPOSIT) // reports the second one only
  const rows = await storedTransactions() // in no order: both may have the same time
  expect(rows.map(({ act }) => act)).toEqual(['createDeposit', 'createDeposit'])
  expect(rows.filter(({ isSeen }) => isSeen).map(({ id }) => id)).toEqual([first?.id])
  const second = rows.find(({ isSeen }) => !isSeen)
  await worker.dismissTransaction(second?.id ?? '')
  expect((await storedTransactions()).every(({ isSeen }) => isSeen)).toBe(true)
})

test('MEM-02 NET-08 a withdrawal and a bank card are encrypted, and no secret is stored', async () => {
  const { worker } = await memberTab()
  setStatus(CREATE_WITHDRAWAL_ENDPOINT, 'pending')
  await worker.submitTransaction({ ...WITHDRAW, fundPassword: 'very-secret' })
  const secrets = { accountId: '3', amount: 50, fundPassword: 'very-secret' }
  expect(tabs.lastPost(CREATE_WITHDRAWAL_ENDPOINT)).toEqual(secrets)
  expect(await acts()).toMatchObject([{ act: 'createWithdrawal', amount: 50, outcome: 'pending' }])
  const card = { holder: 'Ann Lee', bank: 'BDO', number: '4000123412341234' }
  await worker.submitTransaction({ ...card, act: 'addBankCard' })
  expect(tabs.lastPost(ADD_BANK_CARD_ENDPOINT)).toEqual(card)
  expect(JSON.stringify(await acts())).not.toMatch(/very-secret|4000123412341234/u)
})

test('MEM-02 a deposit returns its provider’s page, whose URL is not stored', async () => {
  const { worker } = await memberTab()
  const page = { status: 'pending', redirectUrl: 'https://pay.example/t/secret' }
  tabs.gateway.set(CREATE_DEPOSIT_ENDPOINT, page)
  const answer = await worker.submitTransaction(DEPOSIT)
  const [id] = keysOf(CREATE_DEPOSIT_ENDPOINT)
  expect(answer).toEqual({ ok: true, value: { ...page, id } })
  expect(JSON.stringify(await acts())).not.toContain('secret')
})

test.each([false, true])('TRK-02 a deposit done at once leaves its row, continued: %s', async (goesOn) => {
  const { worker } = await memberTab()
  if (goesOn) {
    setStatus(CREATE_DEPOSIT_ENDPOINT, 'pending')
    await worker.submitTransaction(DEPOSIT)
    setStatus(TRANSACTION_ENDPOINT, 'pending')
  }
  setStatus(CREATE_DEPOSIT_ENDPOINT, 'done')
  const answer = await worker.submitTransaction(goesOn ? { ...DEPOSIT, goesOn } : DEPOSIT)
  const [id] = keysOf(CREATE_DEPOSIT_ENDPOINT)
  expect(answer).toEqual({ ok: true, value: { status: 'done', id } })
  expect(await acts()).toMatchObject([{ id, act: 'createDeposit', amount: 100, outcome: 'done' }])
})

test('MEM-02 a rejection is returned unchanged, and leaves nothing to reconcile', async () => {
  const { worker } = await memberTab()
  tabs.refuse(CLAIM_REWARD_ENDPOINT, 'reward.not.claimable')
  expect(await worker.submitTransaction(CLAIM)).toMatchObject({ error: { code: 'reward.not.claimable' } })
  expect(await acts()).toEqual([])
})

test('MEM-02 without a session none is sent, reconciled or dismissed', async () => {
  const { worker } = await openSyncedTab()
  const refused = { ok: false, error: { kind: 'no-session' } }
  expect(await worker.submitTransaction(CLAIM)).toEqual(refused)
  expect(await worker.reconcileTransactions()).toEqual(refused)
  expect(await worker.dismissTransaction('key')).toEqual(refused)
  expect(tabs.count(CLAIM_REWARD_ENDPOINT)).toBe(0)
})

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a fault of the gateway', () => Promise.resolve(new Response('oops', { status: 502 }))],
  ['half an answer', () => Promise.resolve(new Response('{"success":tr'))],
  ['an answer without a status', () => Promise.resolve(envelope({}))],
])('MEM-02 a transaction without a response is reconciled, not retried: %s', async (_name, response) => {
  const { worker } = await memberTab()
  tabs.gateway.respond(CLAIM_REWARD_ENDPOINT, response)
  expect(await worker.submitTransaction(CLAIM)).toEqual({ ok: true, value: { status: 'checking' } })
  expect(tabs.count(CLAIM_REWARD_ENDPOINT)).toBe(1)
  expect(await acts()).toMatchObject([{ subject: 'claimReward 12', outcome: 'checking' }])
})

test.each([false, true])('MEM-02 a second tap sends nothing meanwhile, checked: %s', async (isChecked) => {
  const { worker } = await afterLoss()
  setStatus(TRANSACTION_ENDPOINT, 'pending')
  if (isChecked) await worker.reconcileTransactions()
  expect(await worker.submitTransaction(CLAIM)).toEqual({ ok: true, value: { status: 'checking' } })
  expect(tabs.count(CLAIM_REWARD_ENDPOINT)).toBe(1)
})

test('MEM-02 a tap in another tab sends nothing, even while the first is in flight', async () => {
  const one = await memberTab()
  const two = await memberTab()
  const release = tabs.gateway.hold(CLAIM_REWARD_ENDPOINT, { status: 'done' })
  const first = one.worker.submitTransaction(CLAIM)
  await tabs.seeRequests(CLAIM_REWARD_ENDPOINT)
  expect(await two.worker.submitTransaction(CLAIM)).toEqual({ ok: true, value: { status: 'checking' } })
  // The other tab has to reconcile it.
  setStatus(TRANSACTION_ENDPOINT, 'unknown')
  expect(await two.worker.reconcileTransactions()).toEqual({ ok: true, value: 1 })
  expect(tabs.count(TRANSACTION_ENDPOINT)).toBe(0)
  release()
  expect(await first).toEqual({ ok: true, value: { status: 'done' } })
  expect(tabs.count(CLAIM_REWARD_ENDPOINT)).toBe(1)
  expect(await acts()).toEqual([])
})

test.each(['done', 'failed'] as const)('MEM-02 a check reports a claim as %s until seen', async (end) => {
  const { worker } = await afterLoss()
  setStatus(TRANSACTION_ENDPOINT, end, 'A word.')
  expect(await worker.reconcileTransactions()).toEqual({ ok: true, value: 0 })
  const [row] = await acts()
  expect(row).toMatchObject({ outcome: end, message: 'A word.' })
  const url = tabs.gateway.requests.find(({ path }) => path === TRANSACTION_ENDPOINT)?.url
  expect(url).toBe(`${TRANSACTION_ENDPOINT}?idempotencyKey=${row?.id ?? ''}`)
  await worker.dismissTransaction(row?.id ?? '')
  expect(await acts()).toEqual([])
})

test.each([false, true])('MEM-02 one that never arrived keeps its key, dismissed: %s', async (isSeen) => {
  const { worker } = await afterLoss()
  setStatus(TRANSACTION_ENDPOINT, 'unknown')
  await worker.reconcileTransactions()
  const [row] = await acts()
  if (isSeen) await worker.dismissTransaction(row?.id ?? '')
  expect(await acts()).toEqual([{ ...row, outcome: 'undone', ...(isSeen ? { isSeen } : {}) }])
  setStatus(CLAIM_REWARD_ENDPOINT, 'done')
  expect(await worker.submitTransaction(CLAIM)).toEqual({ ok: true, value: { status: 'done' } })
  const [first, second] = keysOf(CLAIM_REWARD_ENDPOINT)
  expect(second).toBe(first)
  expect(await acts()).toEqual([])
})

test('MEM-02 a withdrawal keeps its key with another password too: if both arrive, one is executed', async () => {
  const { worker } = await memberTab()
  lose(CREATE_WITHDRAWAL_ENDPOINT)
  await worker.submitTransaction({ ...WITHDRAW, fundPassword: 'one' })
  setStatus(TRANSACTION_ENDPOINT, 'unknown')
  await worker.reconcileTransactions()
  tabs.refuse(CREATE_WITHDRAWAL_ENDPOINT, 'duplicate.request')
  const answer = await worker.submitTransaction({ ...WITHDRAW, fundPassword: 'two' })
  // The first one did arrive: its status is checked.
  expect(answer).toEqual({ ok: true, value: { status: 'checking' } })
  expect(new Set(keysOf(CREATE_WITHDRAWAL_ENDPOINT)).size).toBe(1)
  expect(await acts()).toMatchObject([{ outcome: 'checking' }])
})

test('MEM-02 while the status check gets no response nothing changes', async () => {
  const { worker, signals } = await afterLoss()
  lose(TRANSACTION_ENDPOINT)
  expect(await worker.reconcileTransactions()).toEqual({ ok: true, value: 1 })
  expect(ofType(signals, 'failure')).toHaveLength(1) // that of the claim
  expect(await acts()).toMatchObject([{ outcome: 'checking' }])
})

test('MEM-02 pending transactions, identical ones too, are polled until they end', async () => {
  const { worker } = await memberTab()
  setStatus(CREATE_WITHDRAWAL_ENDPOINT, 'pending')
  await worker.submitTransaction(WITHDRAW)
  await worker.submitTransaction(WITHDRAW)
  setStatus(TRANSACTION_ENDPOINT, 'pending')
  expect(await worker.reconcileTransactions()).toEqual({ ok: true, value: 2 })
  // One cannot be dismissed before that.
  const [row] = await acts()
  await worker.dismissTransaction(row?.id ?? '')
  setStatus(TRANSACTION_ENDPOINT, 'done')
  expect(await worker.reconcileTransactions()).toEqual({ ok: true, value: 0 })
  expect(await acts()).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }])
})

test('MEM-02 a transaction of a tab that crashed while sending is reconciled by the next tab', async () => {
  const one = await memberTab()
  tabs.gateway.hold(CLAIM_REWARD_ENDPOINT)
  void one.worker.submitTransaction(CLAIM)
  await vi.waitFor(async () => expect(await acts()).toMatchObject([{ outcome: 'asking' }]))
  stubLocks() // the locks of closed tabs are released
  const two = await memberTab()
  setStatus(TRANSACTION_ENDPOINT, 'done')
  expect(await two.worker.reconcileTransactions()).toEqual({ ok: true, value: 0 })
  expect(await acts()).toMatchObject([{ outcome: 'done' }])
})
