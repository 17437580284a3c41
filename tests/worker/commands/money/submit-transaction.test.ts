import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  CLAIM_REWARD_PATH,
  CREATE_DEPOSIT_PATH,
  CREATE_WITHDRAWAL_PATH,
  TRANSACTION_PATH,
} from '#domain/contract/endpoints'
import { envelope } from '../../support/fake-gateway'
import { held, openAccounts } from '../../support/account-rig'
import { acts, keysOf, memberTab, stubLocks, setStatus } from '../../support/transaction-rig'
import { tabs, useTabs } from '../../support/session-rig'

useTabs()
beforeEach(stubLocks)

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u
const CLAIM = { act: 'claimReward', id: '12' } as const
const WITHDRAW = { act: 'createWithdrawal', accountId: '3', amount: 50 } as const

/** Nobody answers the call, though the gateway may have done it. */
const lose = (path: string): void => {
  tabs.gateway.respond(path, () => Promise.reject(new TypeError('Failed to fetch')))
}

/** A member whose claim was not answered. */
const afterLoss = async () => {
  const tab = await memberTab()
  lose(CLAIM_REWARD_PATH)
  const answer = await tab.accounts.doMoney(CLAIM)
  return { ...tab, answer }
}

describe('MEM-02 a post of money that is answered', () => {
  test('MEM-02 goes once, with a key of its own and the session’s token, and leaves nothing behind', async () => {
    const { accounts } = await memberTab()
    setStatus(CLAIM_REWARD_PATH, 'done')
    expect(await accounts.doMoney(CLAIM)).toEqual({ ok: true, value: { status: 'done' } })
    expect(keysOf(CLAIM_REWARD_PATH)).toEqual([expect.stringMatching(UUID)])
    expect(tabs.tokensOf(CLAIM_REWARD_PATH)).toEqual(['token-1'])
    expect(tabs.gateway.requests.find(({ path }) => path === CLAIM_REWARD_PATH)?.body).toBe('{"id":"12"}')
    expect(await acts()).toEqual([])
  })

  test('MEM-02 NET-08 a withdrawal goes encrypted, and its password is written down nowhere', async () => {
    const { accounts } = await memberTab()
    setStatus(CREATE_WITHDRAWAL_PATH, 'pending')
    await accounts.doMoney({ ...WITHDRAW, fundPassword: 'very-secret' })
    expect(tabs.lastPost(CREATE_WITHDRAWAL_PATH)).toEqual({
      accountId: '3',
      amount: 50,
      fundPassword: 'very-secret',
    })
    const rows = await acts()
    expect(rows).toMatchObject([{ act: 'createWithdrawal', amount: 50, outcome: 'pending' }])
    expect(JSON.stringify(rows)).not.toContain('very-secret')
  })

  test('MEM-02 a deposit brings its provider’s page, whose address is not kept', async () => {
    const { accounts } = await memberTab()
    const redirectUrl = 'https://pay.example/t/secret'
    tabs.gateway.set(CREATE_DEPOSIT_PATH, { status: 'pending', redirectUrl })
    const input = { act: 'createDeposit', methodId: 'gcash', amount: 100 } as const
    const answer = await accounts.doMoney(input)
    const [id] = keysOf(CREATE_DEPOSIT_PATH)
    expect(answer).toEqual({ ok: true, value: { status: 'pending', redirectUrl, id } })
    expect(JSON.stringify(await acts())).not.toContain('secret')
  })

  test.each([false, true])(
    'TRK-02 a deposit that is done at once leaves its row and its key to be counted by, gone on with: %s',
    async (goesOn) => {
      const { accounts } = await memberTab()
      const input = { act: 'createDeposit', methodId: 'gcash', amount: 100 } as const
      if (goesOn) {
        setStatus(CREATE_DEPOSIT_PATH, 'pending')
        await accounts.doMoney(input)
        setStatus(TRANSACTION_PATH, 'pending')
      }
      setStatus(CREATE_DEPOSIT_PATH, 'done')
      const answer = await accounts.doMoney(goesOn ? { ...input, goesOn } : input)
      const [id] = keysOf(CREATE_DEPOSIT_PATH)
      expect(answer).toEqual({ ok: true, value: { status: 'done', id } })
      expect(await acts()).toMatchObject([{ id, act: 'createDeposit', amount: 100, outcome: 'done' }])
    },
  )

  test('MEM-02 a refusal is told as it is, and nothing is left to ask', async () => {
    const { accounts } = await memberTab()
    tabs.refuse(CLAIM_REWARD_PATH, 'reward.not.claimable')
    expect(await accounts.doMoney(CLAIM)).toMatchObject({ error: { code: 'reward.not.claimable' } })
    expect(await acts()).toEqual([])
  })

  test('MEM-02 without a session nothing is sent', async () => {
    const { accounts } = await openAccounts()
    expect(await accounts.doMoney(CLAIM)).toEqual({ ok: false, error: { kind: 'no-session' } })
    expect(tabs.count(CLAIM_REWARD_PATH)).toBe(0)
  })
})

describe('MEM-02 a post of money that is not answered', () => {
  test.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a fault of the gateway', () => Promise.resolve(new Response('oops', { status: 502 }))],
    ['half an answer', () => Promise.resolve(new Response('{"success":tr'))],
    ['an answer without a status', () => Promise.resolve(envelope({}))],
  ])('MEM-02 is being checked, and not repeated by itself: %s', async (_name, response) => {
    const { accounts } = await memberTab()
    tabs.gateway.respond(CLAIM_REWARD_PATH, response)
    expect(await accounts.doMoney(CLAIM)).toEqual({ ok: true, value: { status: 'checking' } })
    expect(tabs.count(CLAIM_REWARD_PATH)).toBe(1)
    expect(await acts()).toMatchObject([{ subject: 'claimReward 12', outcome: 'checking' }])
  })

  test('MEM-02 another tap sends nothing while nobody knows', async () => {
    const { accounts } = await afterLoss()
    expect(await accounts.doMoney(CLAIM)).toEqual({ ok: true, value: { status: 'checking' } })
    expect(tabs.count(CLAIM_REWARD_PATH)).toBe(1)
  })

  test('MEM-02 nor does a tap in another tab, also while the first is on its way', async () => {
    const one = await memberTab()
    const two = await memberTab()
    const release = held(CLAIM_REWARD_PATH, () => envelope({ status: 'done' }))
    const first = one.accounts.doMoney(CLAIM)
    await vi.waitFor(() => {
      expect(tabs.count(CLAIM_REWARD_PATH)).toBe(1)
    })
    expect(await two.accounts.doMoney(CLAIM)).toEqual({ ok: true, value: { status: 'checking' } })
    // It is the other tab's to settle.
    setStatus(TRANSACTION_PATH, 'unknown')
    expect(await two.accounts.checkMoney()).toEqual({ ok: true, value: 1 })
    expect(tabs.count(TRANSACTION_PATH)).toBe(0)
    release()
    expect(await first).toEqual({ ok: true, value: { status: 'done' } })
    expect(tabs.count(CLAIM_REWARD_PATH)).toBe(1)
    expect(await acts()).toEqual([])
  })

  test.each(['done', 'failed'] as const)(
    'MEM-02 asking tells that it is %s, until it was seen',
    async (end) => {
      const { accounts } = await afterLoss()
      setStatus(TRANSACTION_PATH, end, 'A word.')
      expect(await accounts.checkMoney()).toEqual({ ok: true, value: 0 })
      const [row] = await acts()
      expect(row).toMatchObject({ outcome: end, message: 'A word.' })
      const url = tabs.gateway.requests.find(({ path }) => path === TRANSACTION_PATH)?.url
      expect(url).toBe(`${TRANSACTION_PATH}?idempotencyKey=${row?.id ?? ''}`)
      await accounts.forgetMoney(row?.id ?? '')
      expect(await acts()).toEqual([])
    },
  )

  test('MEM-02 what the gateway never saw is not done, and a new try goes under the same key', async () => {
    const { accounts } = await afterLoss()
    setStatus(TRANSACTION_PATH, 'unknown')
    await accounts.checkMoney()
    expect(await acts()).toMatchObject([{ outcome: 'undone' }])
    setStatus(CLAIM_REWARD_PATH, 'done')
    expect(await accounts.doMoney(CLAIM)).toEqual({ ok: true, value: { status: 'done' } })
    const [first, second] = keysOf(CLAIM_REWARD_PATH)
    expect(second).toBe(first)
    expect(await acts()).toEqual([])
  })

  test('MEM-02 a withdrawal keeps its key also with another password: should both arrive, one is carried out', async () => {
    const { accounts } = await memberTab()
    lose(CREATE_WITHDRAWAL_PATH)
    await accounts.doMoney({ ...WITHDRAW, fundPassword: 'one' })
    setStatus(TRANSACTION_PATH, 'unknown')
    await accounts.checkMoney()
    tabs.refuse(CREATE_WITHDRAWAL_PATH, 'duplicate.request')
    const answer = await accounts.doMoney({ ...WITHDRAW, fundPassword: 'two' })
    // The first has arrived after all: what became of it is asked.
    expect(answer).toEqual({ ok: true, value: { status: 'checking' } })
    expect(new Set(keysOf(CREATE_WITHDRAWAL_PATH)).size).toBe(1)
    expect(await acts()).toMatchObject([{ outcome: 'checking' }])
  })

  test('MEM-02 what was not done keeps its key also when the player has put the word of it away', async () => {
    const { accounts } = await afterLoss()
    setStatus(TRANSACTION_PATH, 'unknown')
    await accounts.checkMoney()
    const [row] = await acts()
    await accounts.forgetMoney(row?.id ?? '')
    expect(await acts()).toMatchObject([{ outcome: 'undone', isSeen: true }])
    setStatus(CLAIM_REWARD_PATH, 'done')
    await accounts.doMoney(CLAIM)
    expect(new Set(keysOf(CLAIM_REWARD_PATH)).size).toBe(1)
    expect(await acts()).toEqual([])
  })

  test('MEM-02 a claim that the gateway works on is not sent again', async () => {
    const { accounts } = await afterLoss()
    setStatus(TRANSACTION_PATH, 'pending')
    await accounts.checkMoney()
    expect(await accounts.doMoney(CLAIM)).toEqual({ ok: true, value: { status: 'checking' } })
    expect(tabs.count(CLAIM_REWARD_PATH)).toBe(1)
  })

  test('MEM-02 while asking is not answered either nothing changes', async () => {
    const { accounts } = await afterLoss()
    lose(TRANSACTION_PATH)
    expect(await accounts.checkMoney()).toEqual({ ok: true, value: 1 })
    expect(await acts()).toMatchObject([{ outcome: 'checking' }])
  }, 15_000)

  test('MEM-02 what is pending is asked for until it has ended', async () => {
    const { accounts } = await memberTab()
    setStatus(CREATE_WITHDRAWAL_PATH, 'pending')
    await accounts.doMoney(WITHDRAW)
    setStatus(TRANSACTION_PATH, 'pending')
    expect(await accounts.checkMoney()).toEqual({ ok: true, value: 1 })
    // It cannot be put away before that.
    const [row] = await acts()
    await accounts.forgetMoney(row?.id ?? '')
    setStatus(TRANSACTION_PATH, 'done')
    expect(await accounts.checkMoney()).toEqual({ ok: true, value: 0 })
    expect(await acts()).toMatchObject([{ outcome: 'done' }])
  })

  test('MEM-02 two of the same that are pending are both asked for', async () => {
    const { accounts } = await memberTab()
    setStatus(CREATE_WITHDRAWAL_PATH, 'pending')
    await accounts.doMoney(WITHDRAW)
    await accounts.doMoney(WITHDRAW)
    setStatus(TRANSACTION_PATH, 'done')
    expect(await accounts.checkMoney()).toEqual({ ok: true, value: 0 })
    expect(await acts()).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }])
  })

  test('MEM-02 of a tab that has died while it sent, the next one asks', async () => {
    const one = await memberTab()
    held(CLAIM_REWARD_PATH, () => envelope({ status: 'done' }))
    void one.accounts.doMoney(CLAIM)
    await vi.waitFor(async () => {
      expect(await acts()).toMatchObject([{ outcome: 'asking' }])
    })
    stubLocks() // the locks of the dead are free
    const two = await memberTab()
    setStatus(TRANSACTION_PATH, 'done')
    expect(await two.accounts.checkMoney()).toEqual({ ok: true, value: 0 })
    expect(await acts()).toMatchObject([{ outcome: 'done' }])
  })
})
