import { describe, expect, test } from 'vitest'
import { needsPayoutAccounts, needsCount, type PromptHistory } from '#domain/install/download-prompt'
import {
  DAY,
  decide,
  NOTHING,
  NOW,
  reasonOf,
  rulesOf,
  type Setting,
  type Some,
  type Value,
} from './support/decide-prompt'

describe.each([
  ['deposit', 'deposits', 'withdrawals'],
  ['withdrawal', 'withdrawals', 'deposits'],
] as const)('DLP-03 counts %s', (act, count, other) => {
  const [times, least] = [`${act}_times`, `${act}_least_times`] as const

  test('DLP-03 fires once, exactly at the nth time', () => {
    const at = (n: number | null, shownAt = 0) =>
      reasonOf({ [times]: 3 }, 'counts', {
        [count]: n,
        memory: { counters: { ...NOTHING.counters, [times]: shownAt } },
      })
    expect([null, 0, 2, 3, 4, 30].map((n) => at(n))).toEqual([null, null, null, times, null, null])
    expect(at(3, 3)).toBeNull()
    // A different n is a different trigger.
    expect(at(3, 2)).toBe(times)
    expect(decide({ [times]: 3 }, 'counts', { [count]: 3 })?.remember).toEqual({
      counters: { [times]: 3 },
      shown: [],
      isForced: false,
    })
    expect(reasonOf({ [times]: 3 }, 'counts', { [other]: 3 })).toBeNull()
  })

  test('DLP-03 from the nth time on, fires once per session for each count', () => {
    const at = (n: number | null, ...shown: readonly string[]) =>
      reasonOf({ [least]: 3 }, 'counts', { [count]: n, memory: { shown } })
    expect([null, 0, 2, 3, 4].map((n) => at(n))).toEqual([null, null, null, least, least])
    expect(at(3, `${least} 3`)).toBeNull()
    expect(at(4, `${least} 3`)).toBe(least)
    expect(decide({ [least]: 3 }, 'counts', { [count]: 4 })?.remember.shown).toEqual([`${least} 4`])
  })

  test.each([times, least])('DLP-03 %s can be closed unless it is forced', (name) => {
    const of = (forced: Value | Setting) =>
      decide({ [name]: 2, [`${name}_forced`]: forced }, 'counts', { [count]: 2 })
    expect(of(false)).toMatchObject({ isClosable: true, remember: { isForced: false } })
    expect(of({ enabled: false, value: true })?.isClosable).toBe(true)
    expect(of(true)).toMatchObject({ isClosable: false, reason: name, remember: { isForced: true } })
  })

  test('DLP-03 two triggers at one count give one prompt, with the stricter setting', () => {
    const both = decide({ [times]: 2, [least]: 1, [`${least}_forced`]: true }, 'counts', { [count]: 2 })
    expect(both).toMatchObject({ isClosable: false, reason: least })
    expect(both?.remember).toEqual({
      counters: { [times]: 2 },
      shown: [`${least} 2`],
      isForced: true,
    })
  })

  test('DLP-02 fetches a count only while it may trigger a prompt', () => {
    const wants = (settings: Readonly<Record<string, Value>>, n: number | null) =>
      needsCount(rulesOf(settings)[count], n)
    expect([null, 0, 2, 3, 4].map((n) => wants({ [times]: 3 }, n))).toEqual([true, true, true, false, false])
    expect([null, 0, 9].map((n) => wants({ [least]: 3 }, n))).toEqual([true, true, true])
    expect(wants({}, null)).toBe(false)
  })
})

describe('DLP-03 days since the registration', () => {
  const after = (ms: number, days: number, memory: Partial<PromptHistory> = {}) =>
    reasonOf({ reg_days: days }, 'registration', { regDate: NOW - ms, memory })

  test('DLP-03 fires from exactly N days on, once per session', () => {
    expect(after(7 * DAY - 1, 7)).toBeNull()
    expect(after(7 * DAY, 7)).toBe('reg_days')
    expect(after(700 * DAY, 7)).toBe('reg_days')
    expect(after(0, 0)).toBe('reg_days')
    expect(after(-1, 0)).toBeNull()
    expect(after(7 * DAY, 7, { shown: ['reg_days'] })).toBeNull()
    expect(reasonOf({ reg_days: 0 }, 'registration')).toBeNull()
  })

  test('DLP-03 cannot be closed if it is forced', () => {
    const forced = decide({ reg_days: 1, reg_days_forced: true }, 'registration', { regDate: NOW - DAY })
    expect(forced).toMatchObject({ isClosable: false, remember: { isForced: true, shown: ['reg_days'] } })
  })
})

describe('DLP-04 DLP-07 the page and login triggers', () => {
  const BIND = ['/m/securityCenter/addBankCard', '/m/securityCenter/addBankCardPix']

  test.each(BIND)('DLP-04 DLP-07 %s: only the first time, or every time', (path) => {
    const bound = { counters: { ...NOTHING.counters, bind_card: 1 } }
    expect(decide({ bind_card: 1 }, 'route', { path, payouts: 0 })).toMatchObject({
      reason: 'bind_card',
      isClosable: true,
      remember: { counters: { bind_card: 1 } },
    })
    expect(reasonOf({ bind_card: 1 }, 'route', { path, payouts: 0, memory: bound })).toBeNull()
    expect(reasonOf({ bind_card: 2 }, 'route', { path, memory: bound })).toBe('bind_card')
    expect(reasonOf({ bind_card: 2 }, 'route', { path, memory: { isPageDone: true } })).toBeNull()
    for (const value of [0, 3, 1.5])
      expect(reasonOf({ bind_card: value }, 'route', { path, payouts: 0 })).toBeNull()
  })

  test.each(BIND)(
    'DLP-04 MEM-03 %s: not the first time for a member who already has a card or a wallet',
    (path) => {
      const at = (bind_card: number, payouts: number | null) =>
        reasonOf({ bind_card }, 'route', { path, payouts })
      expect([null, 0, 1, 3].map((n) => at(1, n))).toEqual([null, 'bind_card', null, null])
      expect([null, 0, 3].map((n) => at(2, n))).toEqual(['bind_card', 'bind_card', 'bind_card'])
      // An unknown count is fetched only on this page, and only for players it matters for.
      const wants = (bind_card: number, payouts: number | null, where = path, shown = 0) =>
        needsPayoutAccounts({
          rules: rulesOf({ bind_card }),
          memory: { ...NOTHING, counters: { ...NOTHING.counters, bind_card: shown } },
          path: where,
          payouts,
        })
      expect([wants(1, null), wants(1, null, `${path}/`)]).toEqual([true, true])
      expect([
        wants(1, 0),
        wants(1, 3),
        wants(2, null),
        wants(1, null, '/m/home'),
        wants(1, null, path, 1),
      ]).toEqual([false, false, false, false, false])
    },
  )

  test.each([
    ['first_deposit', 'deposits', '/m/voucherCenter'],
    ['first_withdraw', 'withdrawals', '/m/withdraw'],
  ] as const)('DLP-04 DLP-07 %s shows on its page while the count is 0', (name, count, path) => {
    const of = (value: Value, facts: Some = {}) =>
      decide({ [name]: value }, 'route', { path, [count]: 0, ...facts })
    expect(of(1)).toMatchObject({ reason: name, isClosable: true })
    expect(of(2)).toMatchObject({ reason: name, isClosable: false })
    for (const value of [0, -1, true]) expect(of(value)).toBeNull()
    expect(of(1, { [count]: 1 })).toBeNull()
    expect(of(1, { [count]: null })).toBeNull()
    expect(of(1, { path: `${path}/` })?.reason).toBe(name)
    for (const other of ['/m/home', `${path}/x`, '/m/securityCenter'])
      expect(of(1, { path: other })).toBeNull()
    expect(of(1, { memory: { isPageDone: true } })).toBeNull()
  })

  test('DLP-04 login_required is delayed only after a login, and 1 can be closed', () => {
    expect(decide({ login_required: 1 }, 'login')).toMatchObject({
      reason: 'login_required',
      isClosable: true,
    })
    expect(decide({ login_required: 2 }, 'login')).toMatchObject({
      isClosable: false,
      remember: { isForced: true },
    })
    for (const trigger of ['registration', 'deposit', 'counts', 'route'] as const)
      expect(reasonOf({ login_required: 1 }, trigger)).toBeNull()
  })
})
