import { expect, test } from 'vitest'
import { downloadRules } from '#domain/install/download-rules'
import { rulesOf, type Value } from './support/decide-prompt'

const RIGHT = {
  download_condition_switch: true,
  bottom_app_bar_mode: 'fullscreen',
  theme: 'dark',
  app_background: ' https://cdn.example/a.svg ',
  app_desc: 'All of it',
  bottom_app_desc: 'In short',
  in_game_popup_interval: 0.5,
  domains_switch: 3,
  domains: [' M.Example ', ''],
  deposit_times: 3,
  deposit_times_forced: true,
  deposit_least_times: 4,
  deposit_least_times_forced: true,
  withdrawal_times: 5,
  withdrawal_times_forced: true,
  withdrawal_least_times: 2,
  withdrawal_least_times_forced: true,
  reg_days: 0,
  reg_days_forced: true,
  bind_card: 1,
  first_deposit: 1,
  first_withdraw: 2,
  login_required: 1,
}

test('DLP-01 reads each enabled setting, and ignores one that is switched off or has another type', () => {
  expect(rulesOf(RIGHT)).toEqual({
    isOn: true,
    mode: 'fullscreen',
    theme: 'dark',
    background: 'https://cdn.example/a.svg',
    description: 'All of it',
    bottomDescription: 'In short',
    domains: { are: 'only', hosts: ['m.example'] },
    inGameMinutes: 0.5,
    deposits: { times: 3, isTimesForced: true, least: 4, isLeastForced: true },
    withdrawals: { times: 5, isTimesForced: true, least: 2, isLeastForced: true },
    regDays: 0,
    isRegDaysForced: true,
    bindCard: 'first',
    firstDeposit: 'closable',
    firstWithdraw: 'forced',
    login: 'closable',
  })
  const nothing = downloadRules([])
  expect(nothing).toMatchObject({ isOn: false, mode: 'bottom', domains: { are: 'all' }, inGameMinutes: 0 })
  expect(nothing).toMatchObject({ deposits: { times: null, least: null }, regDays: null, login: null })
  const values: readonly Value[] = [1, true, 'x', ['a.example']]
  for (const [key, right] of Object.entries<Value>(RIGHT)) {
    expect(downloadRules([[key, { enabled: false, value: right }]]), key).toEqual(nothing)
    const others = values.filter(
      (value) => typeof value !== typeof right || Array.isArray(value) !== Array.isArray(right),
    )
    for (const value of others) expect(downloadRules([[key, { enabled: true, value }]]), key).toEqual(nothing)
  }
})

test('DLP-03 DLP-04 a number below its least means that there is no such trigger', () => {
  for (const value of [-1, 0, 0.99, 1, 1.5, 2]) {
    const rules = rulesOf({ login_required: value, first_deposit: value, first_withdraw: value })
    const on = value > 1 ? 'forced' : 'closable'
    const closing = value < 1 ? null : on
    expect(rules).toMatchObject({ login: closing, firstDeposit: closing, firstWithdraw: closing })
  }
  for (const times of [0, -1, 1.5])
    expect(rulesOf({ deposit_times: times, withdrawal_least_times: times })).toMatchObject({
      deposits: { times: null },
      withdrawals: { least: null },
    })
  expect(rulesOf({ reg_days: -1, in_game_popup_interval: -5 })).toMatchObject({
    regDays: null,
    inGameMinutes: 0,
  })
  expect([1, 4].map((domains_switch) => rulesOf({ domains_switch }).domains.are)).toEqual(['all', 'all'])
  expect(rulesOf({ theme: 'light' }).theme).toBe('light')
})
