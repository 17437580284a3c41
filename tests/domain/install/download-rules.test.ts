import { describe, expect, test } from 'vitest'
import { downloadRules } from '#domain/install/download-rules'
import { rulesOf, type Value } from './support/decide-prompt'

describe('DLP-01 the download prompt settings', () => {
  test('DLP-01 no settings mean no prompt, and the texts have defaults', () => {
    const { isOn, mode, theme, background, description, bottomDescription, domains } = downloadRules([])
    expect({ isOn, mode, theme, background, description, bottomDescription, domains }).toEqual({
      isOn: false,
      mode: 'bottom',
      theme: null,
      background: '',
      description: '',
      bottomDescription: '',
      domains: { are: 'all', hosts: [] },
    })
  })

  test('DLP-01 reads each enabled setting', () => {
    const rules = rulesOf({
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
      withdrawal_least_times: 2,
      withdrawal_least_times_forced: false,
      reg_days: 0,
    })
    expect(rules).toMatchObject({
      mode: 'fullscreen',
      theme: 'dark',
      background: 'https://cdn.example/a.svg',
      description: 'All of it',
      bottomDescription: 'In short',
      inGameMinutes: 0.5,
      domains: { are: 'only', hosts: ['m.example'] },
      deposits: { times: 3, isTimesForced: true, least: null, isLeastForced: false },
      withdrawals: { times: null, isTimesForced: false, least: 2, isLeastForced: false },
      regDays: 0,
    })
  })

  const KEYS = [
    'app_background',
    'app_desc',
    'bottom_app_desc',
    'download_condition_switch',
    'in_game_popup_interval',
    'login_required',
    'bind_card',
    'bottom_app_bar_mode',
    'deposit_times',
    'deposit_times_forced',
    'deposit_least_times',
    'deposit_least_times_forced',
    'withdrawal_times',
    'withdrawal_times_forced',
    'withdrawal_least_times',
    'withdrawal_least_times_forced',
    'first_deposit',
    'first_withdraw',
    'reg_days',
    'reg_days_forced',
    'domains_switch',
    'domains',
    'theme',
  ]
  const RIGHT: Readonly<Record<string, readonly Value[]>> = {
    bottom_app_bar_mode: ['fullscreen'],
    theme: ['light', 'dark'],
    domains: [['a.example']],
    download_condition_switch: [true],
    bind_card: [1, 2],
    domains_switch: [2, 3],
  }
  const typeOf = (key: string): string => {
    if (key.endsWith('_forced')) return 'boolean'
    if (/^app_|_desc$/u.test(key)) return 'string'
    return 'number'
  }
  const isRight = (key: string, value: Value): boolean =>
    RIGHT[key] ? RIGHT[key].some((right) => String(right) === String(value)) : typeof value === typeOf(key)

  test.each(KEYS)('DLP-01 ignores %s if it is switched off or has a wrong type', (key) => {
    const values: readonly Value[] = [1, 2, 3, true, 'fullscreen', 'dark', 'x', ['a.example']]
    for (const value of values) {
      expect(downloadRules([[key, { enabled: false, value }]])).toEqual(downloadRules([]))
      const differs =
        JSON.stringify(downloadRules([[key, { enabled: true, value }]])) !== JSON.stringify(downloadRules([]))
      expect(differs, `${key}: ${JSON.stringify(value)}`).toBe(isRight(key, value))
    }
  })

  test.each([
    [-1, null],
    [0, null],
    [0.99, null],
    [1, 'closable'],
    [1.5, 'forced'],
    [2, 'forced'],
  ])('DLP-04 the login and page triggers at %s', (value, closing) => {
    const rule = { login_required: value, first_deposit: value, first_withdraw: value }
    expect(rulesOf(rule)).toMatchObject({ login: closing, firstDeposit: closing, firstWithdraw: closing })
  })

  test.each([0, -1, 1.5])('DLP-03 ignores “the %sth time”', (times) => {
    expect(rulesOf({ deposit_times: times, deposit_least_times: times }).deposits).toMatchObject({
      times: null,
      least: null,
    })
  })
})
