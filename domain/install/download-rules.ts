import type { DownloadSettings } from '../contract/install/downloads'

/** Rules for deposits, or for withdrawals: the keys of S3 without their prefix. Null: not set. */
export interface CountRules {
  /** At exactly this count. */
  readonly times: number | null
  readonly isTimesForced: boolean
  /** At this count and at every later one. */
  readonly least: number | null
  readonly isLeastForced: boolean
}

type Closing = 'closable' | 'forced'

/** The merchant's settings for download prompts (DLP-01), parsed to the types in use. */
export interface DownloadRules {
  /** `download_condition_switch`: without it there is no prompt at all (DLP-05). */
  readonly isOn: boolean
  readonly mode: 'bottom' | 'fullscreen'
  /** Null: same as the app. */
  readonly theme: 'light' | 'dark' | null
  /** Unvalidated URL, '' for none. */
  readonly background: string
  readonly description: string
  readonly bottomDescription: string
  readonly domains: { readonly are: 'all' | 'excluded' | 'only'; readonly hosts: readonly string[] }
  /** Minutes between two prompts while a game is open; 0 for no pause. */
  readonly inGameMinutes: number
  readonly deposits: CountRules
  readonly withdrawals: CountRules
  readonly regDays: number | null
  readonly isRegDaysForced: boolean
  readonly bindCard: 'first' | 'always' | null
  readonly firstDeposit: Closing | null
  readonly firstWithdraw: Closing | null
  readonly login: Closing | null
}

type Value = DownloadSettings[number][1]['value']
type Read = (name: string) => Value | undefined

/** Parses the settings. One that is disabled, or not of its type in S3, counts as absent. */
export const downloadRules = (settings: DownloadSettings): DownloadRules => {
  const values = new Map(settings.map(([name, { enabled, value }]) => [name, enabled ? value : undefined]))
  const read: Read = (name) => values.get(name)
  const regDays = numberOf(read('reg_days'))
  return {
    isOn: read('download_condition_switch') === true,
    mode: read('bottom_app_bar_mode') === 'fullscreen' ? 'fullscreen' : 'bottom',
    theme: themeOf(read('theme')),
    background: textOf(read('app_background')),
    description: textOf(read('app_desc')),
    bottomDescription: textOf(read('bottom_app_desc')),
    domains: { are: domainsOf(read('domains_switch')), hosts: hostsOf(read('domains')) },
    inGameMinutes: Math.max(0, numberOf(read('in_game_popup_interval')) ?? 0),
    deposits: countRules(read, 'deposit'),
    withdrawals: countRules(read, 'withdrawal'),
    regDays: regDays !== null && regDays >= 0 ? regDays : null,
    isRegDaysForced: read('reg_days_forced') === true,
    bindCard: bindCardOf(read('bind_card')),
    firstDeposit: closingOf(read('first_deposit')),
    firstWithdraw: closingOf(read('first_withdraw')),
    login: closingOf(read('login_required')),
  }
}

const numberOf = (value: Value | undefined): number | null => (typeof value === 'number' ? value : null)

const textOf = (value: Value | undefined): string => (typeof value === 'string' ? value.trim() : '')

const themeOf = (value: Value | undefined): DownloadRules['theme'] =>
  value === 'light' || value === 'dark' ? value : null

const domainsOf = (value: Value | undefined): DownloadRules['domains']['are'] => {
  if (value === 2) return 'excluded'
  return value === 3 ? 'only' : 'all'
}

const hostsOf = (value: Value | undefined): readonly string[] =>
  Array.isArray(value) ? value.map((host) => host.trim().toLowerCase()).filter((host) => host !== '') : []

/** Returns a whole number from 1 on, else null. */
const nthOf = (value: Value | undefined): number | null => {
  const nth = numberOf(value)
  return nth !== null && Number.isInteger(nth) && nth >= 1 ? nth : null
}

const countRules = (read: Read, act: 'deposit' | 'withdrawal'): CountRules => ({
  times: nthOf(read(`${act}_times`)),
  isTimesForced: read(`${act}_times_forced`) === true,
  least: nthOf(read(`${act}_least_times`)),
  isLeastForced: read(`${act}_least_times_forced`) === true,
})

const bindCardOf = (value: Value | undefined): DownloadRules['bindCard'] => {
  if (value === 1) return 'first'
  return value === 2 ? 'always' : null
}

/** 1: closable; greater: forced (DLP-04). Anything below 1 is off, so a 0 locks nobody out. */
const closingOf = (value: Value | undefined): Closing | null => {
  if (typeof value !== 'number' || !(value >= 1)) return null
  return value === 1 ? 'closable' : 'forced'
}
