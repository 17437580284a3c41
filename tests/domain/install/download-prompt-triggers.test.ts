import { expect, test } from 'vitest'
import { needsCount, needsPayoutAccounts, type PromptHistory } from '#domain/install/download-prompt'
import { DAY, decide, NOTHING, NOW, reasonOf, rulesOf, type Value } from './support/decide-prompt'

test.each([
  ['deposit', 'deposits', 'withdrawals'],
  ['withdrawal', 'withdrawals', 'deposits'],
] as const)('DLP-02 DLP-03 counts each %s', (act, count, other) => {
  const [times, least] = [`${act}_times`, `${act}_least_times`] as const
  // Fires once, exactly at the nth time; a different n is a different trigger.
  const at = (n: number | null, shownAt = 0) => {
    const memory = { counters: { ...NOTHING.counters, [times]: shownAt } }
    return reasonOf({ [times]: 3 }, 'counts', { [count]: n, memory })
  }
  expect([null, 0, 2, 3, 4, 30].map((n) => at(n))).toEqual([null, null, null, times, null, null])
  expect([at(3, 3), at(3, 2)]).toEqual([null, times])
  const once = { counters: { [times]: 3 }, shown: [], isForced: false }
  expect(decide({ [times]: 3 }, 'counts', { [count]: 3 })?.remember).toEqual(once)
  expect(reasonOf({ [times]: 3 }, 'counts', { [other]: 3 })).toBeNull()
  // From the nth time on, once per session for each count.
  const from = (n: number | null, ...shown: readonly string[]) =>
    reasonOf({ [least]: 3 }, 'counts', { [count]: n, memory: { shown } })
  expect([null, 0, 2, 3, 4].map((n) => from(n))).toEqual([null, null, null, least, least])
  expect([from(3, `${least} 3`), from(4, `${least} 3`)]).toEqual([null, least])
  expect(decide({ [least]: 3 }, 'counts', { [count]: 4 })?.remember.shown).toEqual([`${least} 4`])
  // It can be closed unless it is forced.
  for (const name of [times, least]) {
    const closing = (forced: Value) =>
      decide({ [name]: 2, [`${name}_forced`]: forced }, 'counts', { [count]: 2 })
    expect(closing(false)).toMatchObject({ isClosable: true, remember: { isForced: false } })
    expect(closing(true)).toMatchObject({ isClosable: false, reason: name, remember: { isForced: true } })
  }
  const both = decide({ [times]: 2, [least]: 1, [`${least}_forced`]: true }, 'counts', { [count]: 2 })
  const remember = { counters: { [times]: 2 }, shown: [`${least} 2`], isForced: true }
  expect(both).toMatchObject({ isClosable: false, reason: least, remember })
  // A count is fetched only while it may trigger a prompt.
  const wants = (settings: Readonly<Record<string, Value>>) =>
    [null, 0, 2, 3, 4].map((n) => needsCount(rulesOf(settings)[count], n))
  expect(wants({ [times]: 3 })).toEqual([true, true, true, false, false])
  expect(wants({ [least]: 3 })).toEqual([true, true, true, true, true])
  expect(new Set(wants({}))).toEqual(new Set([false]))
})

test('DLP-03 a deposit prompts by the deposits alone', () => {
  const settings = { deposit_times: 1, withdrawal_times: 1 }
  expect(reasonOf(settings, 'deposit', { deposits: 1 })).toBe('deposit_times')
  expect(reasonOf(settings, 'deposit', { withdrawals: 1 })).toBeNull()
})

test('DLP-03 the days since the registration: from exactly N days on, once per session', () => {
  const after = (ms: number, days: number, memory: Partial<PromptHistory> = {}) =>
    reasonOf({ reg_days: days }, 'registration', { regDate: NOW - ms, memory })
  expect([7 * DAY - 1, 7 * DAY, 700 * DAY].map((ms) => after(ms, 7))).toEqual([null, 'reg_days', 'reg_days'])
  expect([after(0, 0), after(-1, 0), after(7 * DAY, 7, { shown: ['reg_days'] })]).toEqual([
    'reg_days',
    null,
    null,
  ])
  expect(reasonOf({ reg_days: 0 }, 'registration')).toBeNull()
  const forced = decide({ reg_days: 1, reg_days_forced: true }, 'registration', { regDate: NOW - DAY })
  expect(forced).toMatchObject({ isClosable: false, remember: { isForced: true, shown: ['reg_days'] } })
})

test.each(['/m/securityCenter/addBankCard', '/m/securityCenter/addBankCardPix'])(
  'DLP-04 DLP-07 MEM-03 %s: the first time for a member without a card or a wallet, or every time',
  (path) => {
    const bound = { counters: { ...NOTHING.counters, bind_card: 1 } }
    const at = (bind_card: number, payouts: number | null, memory: Partial<PromptHistory> = {}) =>
      reasonOf({ bind_card }, 'route', { path, payouts, memory })
    expect(decide({ bind_card: 1 }, 'route', { path, payouts: 0 })).toMatchObject({
      reason: 'bind_card',
      isClosable: true,
      remember: { counters: { bind_card: 1 } },
    })
    expect([null, 1, 3].map((payouts) => at(1, payouts))).toEqual([null, null, null])
    expect([null, 0, 3].map((payouts) => at(2, payouts))).toEqual(Array(3).fill('bind_card'))
    expect([at(1, 0, bound), at(2, null, bound), at(2, 0, { isPageDone: true })]).toEqual([
      null,
      'bind_card',
      null,
    ])
    for (const value of [0, 3, 1.5]) expect(at(value, 0)).toBeNull()
    // An unknown count is fetched only on this page, and only for players it matters for.
    const wants = (bind_card: number, payouts: number | null, where = path, shown = 0) =>
      needsPayoutAccounts({
        rules: rulesOf({ bind_card }),
        memory: { ...NOTHING, counters: { ...NOTHING.counters, bind_card: shown } },
        path: where,
        payouts,
      })
    expect([wants(1, null), wants(1, null, `${path}/`)]).toEqual([true, true])
    const others = [
      wants(1, 0),
      wants(1, 3),
      wants(2, null),
      wants(1, null, '/m/home'),
      wants(1, null, path, 1),
    ]
    expect(new Set(others)).toEqual(new Set([false]))
  },
)

test.each([
  ['first_deposit', 'deposits', '/m/voucherCenter'],
  ['first_withdraw', 'withdrawals', '/m/withdraw'],
] as const)('DLP-04 DLP-07 %s shows on its page while the count is 0', (name, count, path) => {
  const of = (value: Value, facts: object = {}) =>
    decide({ [name]: value }, 'route', { path, [count]: 0, ...facts })
  expect(of(1)).toMatchObject({ reason: name, isClosable: true })
  expect(of(2)).toMatchObject({ reason: name, isClosable: false })
  expect(of(1, { path: `${path}/` })?.reason).toBe(name)
  const paths = ['/m/home', `${path}/x`, '/m/securityCenter'].map((other) => of(1, { path: other }))
  const others = [
    of(0),
    of(1, { [count]: 1 }),
    of(1, { [count]: null }),
    of(1, { memory: { isPageDone: true } }),
  ]
  expect([...paths, ...others].filter((prompt) => prompt !== null)).toEqual([])
})

test('DLP-04 login_required is delayed only after a login, and 1 can be closed', () => {
  expect(decide({ login_required: 1 }, 'login')).toMatchObject({ reason: 'login_required', isClosable: true })
  const forced = { isClosable: false, remember: { isForced: true } }
  expect(decide({ login_required: 2 }, 'login')).toMatchObject(forced)
  for (const trigger of ['registration', 'deposit', 'counts', 'route'] as const)
    expect(reasonOf({ login_required: 1 }, trigger)).toBeNull()
})
