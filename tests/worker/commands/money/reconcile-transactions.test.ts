import { beforeEach, expect, test, vi } from 'vitest'
import {
  ADD_BANK_CARD_ENDPOINT,
  CLAIM_REWARD_ENDPOINT,
  CREATE_DEPOSIT_ENDPOINT,
  CREATE_WITHDRAWAL_ENDPOINT,
  TRANSACTION_ENDPOINT,
} from '#domain/contract/money/transaction-endpoints'
import { KEY_ENDPOINT } from '#domain/contract/endpoints'
import { tableOf } from '#domain/tables/databases'
import { DAY_MS, LOGIN_COMMAND_TIMEOUT_MS } from '#domain/timing'
import { ok } from '#domain/result'
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
import { tabs, useTabs } from '../../support/session-rig'

useTabs()
beforeEach(stubLocks)

test('MEM-02 a transaction that failed at the gateway is shown until seen, and may be retried', async () => {
  const { worker } = await memberTab()
  setStatus(CLAIM_REWARD_ENDPOINT, 'failed')
  expect(await worker.submitTransaction(CLAIM)).toEqual({ ok: true, value: { status: 'failed' } })
  const [row] = await acts()
  expect(row?.outcome).toBe('failed')
  // Neither this one nor those of other members are checked.
  if (row) await tableOf(tabs.reader, 'moneyActs').put({ ...row, member: '8', outcome: 'pending' })
  expect(await worker.reconcileTransactions()).toEqual({ ok: true, value: 0 })
  expect(tabs.count(TRANSACTION_ENDPOINT)).toBe(0)
  setStatus(CLAIM_REWARD_ENDPOINT, 'done')
  await worker.submitTransaction(CLAIM)
  expect(await acts()).toMatchObject([{ member: '8' }])
  expect(new Set(keysOf(CLAIM_REWARD_ENDPOINT)).size).toBe(2)
})

const CARD = { act: 'addBankCard', holder: 'Ann Lee', bank: 'BDO', number: '4000123412341234' } as const

test('MEM-02 the row of a bank card is deleted once its outcome is known, or by the next card', async () => {
  const { worker } = await memberTab()
  setStatus(ADD_BANK_CARD_ENDPOINT, 'done')
  await worker.submitTransaction(CARD)
  expect(await storedTransactions()).toEqual([])
  setStatus(ADD_BANK_CARD_ENDPOINT, 'failed')
  await worker.submitTransaction(CARD)
  await worker.submitTransaction(CARD)
  const rows = await storedTransactions()
  expect(rows).toMatchObject([{ act: 'addBankCard', outcome: 'failed' }])
  await worker.dismissTransaction(rows[0]?.id ?? '')
  expect(await storedTransactions()).toEqual([])
})

test('MEM-02 a transaction that cannot be stored is not sent', async () => {
  const { worker } = await memberTab()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const answer = await worker.submitTransaction(CLAIM)
  put.mockRestore()
  expect(answer).toMatchObject({ error: { kind: 'storage', detail: 'quota' } })
  expect(tabs.count(CLAIM_REWARD_ENDPOINT)).toBe(0)
})

test('MEM-02 R-15 a logout deletes stored transactions, including one in flight', async () => {
  const { worker } = await memberTab()
  tabs.gateway.respond(CLAIM_REWARD_ENDPOINT, () => new Response('oops', { status: 502 }))
  const release = tabs.gateway.hold(CLAIM_REWARD_ENDPOINT)
  const claim = worker.submitTransaction(CLAIM)
  await tabs.seeRequests(CLAIM_REWARD_ENDPOINT)
  await worker.logOut()
  release()
  await claim
  expect(await acts()).toEqual([])
})

test('MEM-02 a transaction is sent under the session that submitted it', async () => {
  const { worker } = await memberTab()
  setStatus(CREATE_WITHDRAWAL_ENDPOINT, 'pending')
  const release = tabs.gateway.hold(KEY_ENDPOINT) // of the encryption
  const input = worker.submitTransaction(WITHDRAW)
  await vi.waitFor(async () => expect(await acts()).toHaveLength(1))
  await worker.logOut()
  release()
  await input
  expect(tabs.tokensOf(CREATE_WITHDRAWAL_ENDPOINT)).toEqual(['token-1'])
})

test('MEM-02 without Web Locks a transaction that may be in flight is not status-checked', async () => {
  vi.stubGlobal('navigator', {})
  const one = await memberTab()
  tabs.gateway.hold(CLAIM_REWARD_ENDPOINT)
  void one.worker.submitTransaction(CLAIM)
  await vi.waitFor(async () => expect(await acts()).toMatchObject([{ outcome: 'asking' }]))
  const two = await memberTab()
  setStatus(TRANSACTION_ENDPOINT, 'unknown')
  expect(await two.worker.reconcileTransactions()).toEqual({ ok: true, value: 1 })
  expect(await two.worker.submitTransaction(CLAIM)).toEqual({ ok: true, value: { status: 'checking' } })
  expect(tabs.count(TRANSACTION_ENDPOINT)).toBe(0)
  expect(tabs.count(CLAIM_REWARD_ENDPOINT)).toBe(1)
  // By then the longest possible post has ended.
  const [row] = await acts()
  vi.setSystemTime((row?.at ?? 0) + LOGIN_COMMAND_TIMEOUT_MS)
  expect(await two.worker.reconcileTransactions()).toEqual({ ok: true, value: 0 })
  expect(await acts()).toEqual([{ ...row, outcome: 'undone' }])
})

const PAGE = { status: 'pending', redirectUrl: 'https://pay.example/t/1' } as const

/** The number of deposits that the gateway has received. */
const depositCount = (): number => new Set(keysOf(CREATE_DEPOSIT_ENDPOINT)).size

/** A member whose deposit waits for its payment. */
const waitingDeposit = async () => {
  const tab = await memberTab()
  tabs.gateway.set(CREATE_DEPOSIT_ENDPOINT, PAGE)
  await tab.worker.submitTransaction(DEPOSIT)
  return tab
}

/** A member whose deposit got no response; the gateway reports this status for it. */
const lostDeposit = async (status: string) => {
  const tab = await memberTab()
  lose(CREATE_DEPOSIT_ENDPOINT)
  expect(await tab.worker.submitTransaction(DEPOSIT)).toEqual({ ok: true, value: { status: 'checking' } })
  setStatus(TRANSACTION_ENDPOINT, status)
  await tab.worker.reconcileTransactions()
  return tab
}

test('MEM-02 a deposit that waits for payment continues under its idempotency key, and stays one', async () => {
  const { worker } = await waitingDeposit()
  setStatus(TRANSACTION_ENDPOINT, 'pending')
  expect(await worker.submitTransaction({ ...DEPOSIT, goesOn: true })).toMatchObject(ok(PAGE))
  expect(depositCount()).toBe(1)
  // The gateway treats another body under the same key as another transaction.
  const posts = tabs.gateway.requests.filter(({ path }) => path === CREATE_DEPOSIT_ENDPOINT)
  expect(new Set(posts.map(({ body }) => body))).toEqual(new Set(['{"methodId":"gcash","amount":100}']))
  expect(await acts()).toMatchObject([{ outcome: 'pending', amount: 100 }])
  // Another amount is another deposit.
  await worker.submitTransaction({ ...DEPOSIT, amount: 200 })
  expect(depositCount()).toBe(2)
})

test('MEM-02 a waiting deposit opens its payment page even if the first response was lost', async () => {
  const { worker } = await lostDeposit('pending')
  tabs.gateway.set(CREATE_DEPOSIT_ENDPOINT, PAGE)
  expect(await worker.submitTransaction(DEPOSIT)).toMatchObject({ ok: true, value: PAGE })
  expect(depositCount()).toBe(1)
})

test.each(['done', 'failed'] as const)('MEM-02 a deposit found %s is not continued', async (end) => {
  const { worker } = await waitingDeposit()
  setStatus(TRANSACTION_ENDPOINT, end)
  expect(await worker.submitTransaction({ ...DEPOSIT, goesOn: true })).toEqual(ok({ status: end }))
  expect(tabs.count(CREATE_DEPOSIT_ENDPOINT)).toBe(1)
  expect(await acts()).toMatchObject([{ outcome: end }])
  // The same tap again, on a list that still shows it as waiting.
  expect(await worker.submitTransaction({ ...DEPOSIT, goesOn: true })).toEqual(ok({ status: 'checking' }))
  expect(tabs.count(CREATE_DEPOSIT_ENDPOINT)).toBe(1)
  await worker.submitTransaction(DEPOSIT)
  expect(depositCount()).toBe(2)
})

test('MEM-02 a deposit whose status cannot be checked is not continued', async () => {
  const { worker } = await waitingDeposit()
  lose(TRANSACTION_ENDPOINT)
  expect(await worker.submitTransaction(DEPOSIT)).toMatchObject({ error: { kind: 'network' } })
  expect(tabs.count(CREATE_DEPOSIT_ENDPOINT)).toBe(1)
})

test('MEM-02 R-15 a deposit whose member logs out during the status check is not continued', async () => {
  const { worker } = await waitingDeposit()
  const release = tabs.gateway.hold(TRANSACTION_ENDPOINT, { status: 'pending' })
  const continued = worker.submitTransaction(DEPOSIT)
  await vi.waitFor(() => expect(tabs.tokensOf(TRANSACTION_ENDPOINT)).toEqual(['token-1']))
  await worker.logOut()
  release()
  expect(await continued).toEqual({ ok: false, error: { kind: 'no-session' } })
  expect(tabs.count(CREATE_DEPOSIT_ENDPOINT)).toBe(1)
})

test.each(['request.invalid', 'TOO_MANY_REQUEST'])('MEM-02 after %s a deposit still waits', async (code) => {
  const { worker } = await waitingDeposit()
  const before = await acts()
  setStatus(TRANSACTION_ENDPOINT, 'pending')
  tabs.refuse(CREATE_DEPOSIT_ENDPOINT, code)
  expect(await worker.submitTransaction(DEPOSIT)).toMatchObject({ error: { code } })
  expect(before).toMatchObject([{ outcome: 'pending' }])
  expect(await acts()).toEqual(before)
})

test.each([
  ['stays with its key after a rejection that is no first response', 'TOO_MANY_REQUEST', ['undone'], 1],
  ['is forgotten after its first response, a rejection', 'request.invalid', [], 2],
])('MEM-02 a deposit that never arrived %s', async (_what, code, outcomes, count) => {
  const { worker } = await lostDeposit('unknown')
  tabs.refuse(CREATE_DEPOSIT_ENDPOINT, code)
  expect(await worker.submitTransaction(DEPOSIT)).toMatchObject({ error: { code } })
  expect((await acts()).map(({ outcome }) => outcome)).toEqual(outcomes)
  tabs.gateway.set(CREATE_DEPOSIT_ENDPOINT, PAGE)
  await worker.submitTransaction(DEPOSIT)
  expect(depositCount()).toBe(count)
})

test('MEM-02 a deposit that never arrived is replaced by the next once its key has ended', async () => {
  const { worker } = await lostDeposit('unknown')
  vi.setSystemTime(Date.now() + 8 * DAY_MS)
  tabs.gateway.set(CREATE_DEPOSIT_ENDPOINT, PAGE)
  await worker.submitTransaction(DEPOSIT)
  expect(depositCount()).toBe(2)
  expect(await storedTransactions()).toMatchObject([{ outcome: 'pending' }])
})

test('MEM-02 a lost claim is deleted once its key has ended and the gateway rejects the status check', async () => {
  const { worker } = await memberTab()
  lose(CLAIM_REWARD_ENDPOINT)
  await worker.submitTransaction(CLAIM)
  tabs.refuse(TRANSACTION_ENDPOINT, 'request.invalid')
  expect(await worker.reconcileTransactions()).toEqual({ ok: true, value: 1 })
  expect(await acts()).toMatchObject([{ outcome: 'checking' }])
  vi.setSystemTime(Date.now() + 7 * DAY_MS)
  expect(await worker.reconcileTransactions()).toEqual({ ok: true, value: 0 })
  expect(await acts()).toEqual([])
})

test('MEM-02 a deposit whose key the gateway no longer knows is not continued, on any attempt', async () => {
  const begun = Date.now()
  const { worker } = await waitingDeposit()
  setStatus(TRANSACTION_ENDPOINT, 'pending')
  vi.setSystemTime(begun + 6 * DAY_MS)
  await worker.submitTransaction(DEPOSIT)
  const [row] = await acts()
  expect(row?.keyAt).toBeGreaterThanOrEqual(begun)
  expect(row?.keyAt).toBeLessThan(begun + DAY_MS)
  vi.setSystemTime(begun + 8 * DAY_MS)
  await worker.submitTransaction(DEPOSIT)
  expect(depositCount()).toBe(2)
})
