import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type DownloadPrompt,
  isInstallOverlay,
  needsCount,
  needsPayoutAccounts,
  type PromptHistory,
  type PromptTrigger,
} from '#domain/install/download-prompt'
import { OVERLAY_RULES, type OverlayKind } from '#domain/overlays/overlay-precedence'
import { DAY, decide, type Facts, NOTHING, NOW, rulesOf, type Settings } from './support/decide-prompt'

type Memory = Partial<PromptHistory>

/** The reason of a prompt, with a "!" if it cannot be closed; null without a prompt. */
const reasonOf = (settings: Settings, trigger: PromptTrigger, facts: Facts = {}): string | null => {
  const prompt = decide(settings, trigger, facts)
  return prompt && `${prompt.reason}${prompt.isClosable ? '' : '!'}`
}
const counted = (change: Partial<PromptHistory['counters']>): Memory => ({
  counters: { ...NOTHING.counters, ...change },
})
/** A setting on a page, for players with these counts. */
const onPage = (settings: Settings, path: string, facts: Facts = {}) =>
  [settings, 'route', { deposits: 0, withdrawals: 0, payouts: 0, path, ...facts }] as const
/** A setting of the days since the registration, so many ms ago. */
const registered = (settings: Settings, ms: number, memory: Memory = {}) =>
  [settings, 'registration', { regDate: NOW - ms, memory }] as const

const [DEPOSIT, WITHDRAW, CARD] = ['/m/voucherCenter', '/m/withdraw', '/m/securityCenter/addBankCard']

test.each<readonly [readonly [Settings, PromptTrigger, Facts?], string | null]>([
  [[{ login_required: 1 }, 'login'], 'login_required'],
  [[{ login_required: 2 }, 'login'], 'login_required!'],
  [[{ login_required: 1 }, 'route'], null],
  [registered({ reg_days: 7 }, 7 * DAY - 1), null],
  [registered({ reg_days: 7 }, 7 * DAY), 'reg_days'],
  [registered({ reg_days: 0, reg_days_forced: true }, 0), 'reg_days!'],
  [registered({ reg_days: 7 }, 700 * DAY, { shown: ['reg_days'] }), null],
  [[{ reg_days: 0 }, 'registration'], null],
  [onPage({ first_deposit: 1 }, DEPOSIT), 'first_deposit'],
  [onPage({ first_deposit: 2 }, `${DEPOSIT}/`), 'first_deposit!'],
  [onPage({ first_deposit: 1 }, WITHDRAW), null],
  [onPage({ first_deposit: 1 }, DEPOSIT, { deposits: 1 }), null],
  [onPage({ first_deposit: 1 }, DEPOSIT, { deposits: null }), null],
  [onPage({ first_deposit: 1 }, DEPOSIT, { memory: { isPageDone: true } }), null],
  [onPage({ first_withdraw: 1 }, WITHDRAW), 'first_withdraw'],
  [onPage({ first_withdraw: 2 }, WITHDRAW), 'first_withdraw!'],
  [onPage({ first_withdraw: 1 }, DEPOSIT), null],
  [onPage({ first_withdraw: 1 }, WITHDRAW, { withdrawals: 1 }), null],
  [onPage({ bind_card: 1 }, CARD), 'bind_card'],
  [onPage({ bind_card: 1 }, `${CARD}Pix`), 'bind_card'],
  [onPage({ bind_card: 1 }, '/m/securityCenter'), null],
  [onPage({ bind_card: 1 }, CARD, { payouts: 1 }), null],
  [onPage({ bind_card: 1 }, CARD, { payouts: null }), null],
  [onPage({ bind_card: 1 }, CARD, { memory: counted({ bind_card: 1 }) }), null],
  [onPage({ bind_card: 2 }, CARD, { payouts: 3, memory: counted({ bind_card: 1 }) }), 'bind_card'],
  [onPage({ bind_card: 3 }, CARD), null],
])('DLP-03 DLP-04 DLP-07 MEM-03 %j prompt for %s', (given, reason) => expect(reasonOf(...given)).toBe(reason))

test.each([
  ['deposit', 'deposits', 'withdrawals'],
  ['withdrawal', 'withdrawals', 'deposits'],
] as const)('DLP-02 DLP-03 at exactly the nth %s, or from the nth on', (act, count, other) => {
  const [times, least] = [`${act}_times`, `${act}_least_times`] as const
  const at = (settings: Settings, memory: Memory = {}) =>
    [null, 2, 3, 4].map((n) => reasonOf(settings, 'counts', { [count]: n, memory }))
  expect(at({ [times]: 3 })).toEqual([null, null, times, null])
  expect(at({ [times]: 3, [`${times}_forced`]: true })).toEqual([null, null, `${times}!`, null])
  expect(at({ [times]: 3 }, counted({ [times]: 2 }))).toEqual([null, null, times, null])
  expect(at({ [times]: 3 }, counted({ [times]: 3 }))).toEqual([null, null, null, null])
  expect(at({ [least]: 3 })).toEqual([null, null, least, least])
  expect(at({ [least]: 3 }, { shown: [`${least} 3`] })).toEqual([null, null, null, least])
  expect(reasonOf({ [times]: 3 }, 'counts', { [other]: 3 })).toBeNull()
  // A deposit prompts by the deposits alone.
  const byDeposit = reasonOf({ [times]: 1 }, 'deposit', { [count]: 1 })
  expect(byDeposit).toBe(act === 'deposit' ? times : null)
  // One prompt for both; it cannot be closed if one of them forbids it.
  expect(decide({ [times]: 2, [least]: 1, [`${least}_forced`]: true }, 'counts', { [count]: 2 })).toEqual({
    mode: 'bottom',
    reason: least,
    isClosable: false,
    remember: { counters: { [times]: 2 }, shown: [`${least} 2`], isForced: true },
  })
  // A count is fetched only while it may trigger a prompt.
  const wants = (settings: Settings) => [null, 2, 3, 4].map((n) => needsCount(rulesOf(settings)[count], n))
  expect(wants({ [times]: 3 })).toEqual([true, true, false, false])
  expect(wants({ [least]: 3 })).toEqual([true, true, true, true])
  expect(wants({})).toEqual([false, false, false, false])
})

test('DLP-04 the accounts of a member are fetched only on a page that may prompt for the first one', () => {
  const wants = (bind_card: number, change: object = {}, memory: Memory = {}) =>
    needsPayoutAccounts({
      rules: rulesOf({ bind_card }),
      memory: { ...NOTHING, ...memory },
      path: CARD,
      payouts: null,
      ...change,
    })
  expect(decide({ bind_card: 1 }, 'route', { path: CARD, payouts: 0 })?.remember.counters).toEqual({
    bind_card: 1,
  })
  expect([wants(1), wants(1, { path: `${CARD}Pix/` })]).toEqual([true, true])
  const others = [wants(2), wants(1, { payouts: 0 }), wants(1, { path: '/m/home' })]
  expect([...others, wants(1, {}, counted({ bind_card: 1 }))]).not.toContain(true)
})

test('DLP-05 a prompt shows on all domains, on those that are not listed, or only on those', () => {
  const hosts = ['a.example', 'A.example', 'a.example:8443', 'b.example', 'www.a.example', 'a.example.org']
  const shownOn = (domains_switch: number, ...domains: string[]) =>
    hosts.filter((host) => reasonOf({ login_required: 2, domains_switch, domains }, 'login', { host }))
  expect(shownOn(1, 'a.example')).toEqual(hosts)
  expect([shownOn(2), shownOn(2, 'a.example')]).toEqual([hosts, hosts.slice(3)])
  expect([shownOn(3), shownOn(3, 'a.example')]).toEqual([[], hosts.slice(0, 3)])
  // A listed host with a port matches only that port.
  expect(shownOn(3, 'a.example:8443')).toEqual(['a.example:8443'])
})

test('DLP-05 in a game, prompts are N minutes apart', () => {
  const after = (minutesSinceLast: number | null, isInGame = true) =>
    reasonOf({ login_required: 1, in_game_popup_interval: 30 }, 'login', { isInGame, minutesSinceLast })
  expect([null, 0, 29.99, 30].map((minutes) => after(minutes) !== null)).toEqual([true, false, false, true])
  expect(after(0, false)).not.toBeNull()
})

const anyTrigger = fc.record({
  trigger: fc.constantFrom<PromptTrigger[]>('login', 'registration', 'deposit', 'counts', 'route'),
  path: fc.constantFrom('/m/home', DEPOSIT, CARD),
  deposits: fc.option(fc.nat(3)),
  isInGame: fc.boolean(),
  minutesSinceLast: fc.option(fc.nat(40)),
})

test('DLP-03 DLP-05 DLP-06 property: a forced prompt stays for the session, for all who may be prompted', () => {
  const ON = { deposit_times: 1, first_deposit: 1, in_game_popup_interval: 30 }
  const memory = { isForced: true }
  fc.assert(
    fc.property(anyTrigger, ({ trigger, ...facts }) => {
      const prompt = decide({ ...ON, bottom_app_bar_mode: 'fullscreen' }, trigger, { ...facts, memory })
      const remember = { counters: {}, shown: [], isForced: true }
      expect(prompt).toEqual({ mode: 'fullscreen', reason: 'forced', isClosable: false, remember })
      const types = [null, -1, 0, 1, 2, 3, 4]
      expect(types.filter((memberType) => decide(ON, trigger, { ...facts, memory, memberType }))).toEqual([
        0, 1, 2,
      ])
      for (const excluded of [{ isAtHome: true }, { isInstallOpen: true }])
        expect(decide(ON, trigger, { ...facts, memory, ...excluded })).toBeNull()
      expect(decide({ ...ON, download_condition_switch: false }, trigger, { ...facts, memory })).toBeNull()
    }),
  )
})

const after = ({ remember }: DownloadPrompt): Memory => ({
  ...counted(remember.counters),
  shown: remember.shown,
  isPageDone: true,
})

test('DLP-03 property: a closable prompt is not shown twice for the same trigger', () => {
  const numbers = ['deposit_times', 'deposit_least_times', 'reg_days', 'bind_card', 'first_deposit']
  const settings = fc.dictionary(fc.constantFrom(...numbers), fc.integer({ min: 0, max: 3 }))
  fc.assert(
    fc.property(settings, anyTrigger, (names, { trigger, ...facts }) => {
      const given = { ...facts, isInGame: false, regDate: NOW - DAY }
      const prompt = decide(names, trigger, given)
      if (prompt) expect(decide(names, trigger, { ...given, memory: after(prompt) })).toBeNull()
    }),
  )
})

test('DLP-06 the prompts wait for the other overlays of installing', () => {
  const kinds = Object.keys(OVERLAY_RULES).filter((name): name is OverlayKind => name in OVERLAY_RULES)
  const family = kinds.filter((kind) => 'family' in OVERLAY_RULES[kind] && kind !== 'download-prompt')
  expect(kinds.filter(isInstallOverlay)).toEqual(family)
})
