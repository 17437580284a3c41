import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DownloadSettings } from '#domain/contract/install/downloads'
import {
  canPrompt,
  type DownloadPrompt,
  downloadPrompt,
  type PromptHistory,
  type PromptTrigger,
} from '#domain/install/download-prompt'
import { downloadRules } from '#domain/install/download-rules'
import { DAY, NOW, type Value } from './support/decide-prompt'

const value: fc.Arbitrary<Value> = fc.oneof(
  fc.integer({ min: -1, max: 4 }),
  fc.boolean(),
  fc.constantFrom('bottom', 'fullscreen', 'dark', 'x'),
  fc.subarray(['a.example', 'b.example']),
)
const numbers = [
  'deposit_times',
  'deposit_least_times',
  'withdrawal_times',
  'withdrawal_least_times',
  'reg_days',
]
const names =
  'login_required bind_card first_deposit first_withdraw domains_switch domains bottom_app_bar_mode in_game_popup_interval'
const keys = [
  ...names.split(' '),
  'download_condition_switch',
  ...numbers,
  ...numbers.map((name) => `${name}_forced`),
]
const settings: fc.Arbitrary<DownloadSettings> = fc.uniqueArray(
  fc.tuple(fc.constantFrom(...keys), fc.record({ enabled: fc.boolean(), value })),
  { selector: ([name]) => name },
)
/** Enabled for everybody, optionally forced. */
const open = settings.map((entries) =>
  downloadRules([
    ...entries.filter(([name]) => !['domains_switch', 'download_condition_switch'].includes(name)),
    ['download_condition_switch', { enabled: true, value: true }],
    ['login_required', { enabled: true, value: 2 }],
  ]),
)
const facts = fc.record({
  trigger: fc.constantFrom<PromptTrigger[]>('login', 'registration', 'deposit', 'counts', 'route'),
  host: fc.constantFrom('a.example', 'b.example:80', ''),
  path: fc.constantFrom('/m/home', '/m/voucherCenter', '/m/withdraw', '/m/securityCenter/addBankCard'),
  memberType: fc.option(fc.integer({ min: -1, max: 5 })),
  isAtHome: fc.boolean(),
  isInstallOpen: fc.boolean(),
  deposits: fc.option(fc.nat(4)),
  withdrawals: fc.option(fc.nat(4)),
  payouts: fc.option(fc.nat(2)),
  regDate: fc.option(fc.integer({ min: NOW - 5 * DAY, max: NOW + DAY })),
  isInGame: fc.boolean(),
  minutesSinceLast: fc.option(fc.nat(5)),
  now: fc.constant(NOW),
})
const memories = fc.record({
  counters: fc.record({ deposit_times: fc.nat(4), withdrawal_times: fc.nat(4), bind_card: fc.nat(1) }),
  shown: fc.subarray(['reg_days', 'deposit_least_times 1', 'withdrawal_least_times 2']),
  isForced: fc.boolean(),
  isPageDone: fc.boolean(),
})
const player = { memberType: 0, isAtHome: false, isInstallOpen: false }

/** The memory after a prompt was shown. */
const after = (memory: PromptHistory, { remember }: DownloadPrompt): PromptHistory => ({
  counters: { ...memory.counters, ...remember.counters },
  shown: [...memory.shown, ...remember.shown],
  isForced: memory.isForced || remember.isForced,
  isPageDone: true,
})

test('DLP-03 DLP-06 property: never throws, and never prompts a player who is excluded', () => {
  fc.assert(
    fc.property(settings, facts, memories, (entries, given, memory) => {
      const rules = downloadRules(entries)
      const prompt = downloadPrompt({ rules, ...given, memory })
      if (!prompt) return
      expect(canPrompt({ rules, ...given }) && !given.isInstallOpen).toBe(true)
      expect(prompt.remember.isForced).toBe(!prompt.isClosable)
    }),
  )
})

test('DLP-03 property: a closable prompt is not shown twice for the same trigger', () => {
  fc.assert(
    fc.property(open, facts, memories, (rules, given, memory) => {
      const prompt = downloadPrompt({ rules, ...given, memory })
      if (!prompt?.isClosable) return
      expect(downloadPrompt({ rules, ...given, memory: after(memory, prompt) })).toBeNull()
    }),
  )
})

test('DLP-03 property: a forced prompt survives every reload of its session and cannot be closed', () => {
  const reloads = fc.array(facts, { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(open, facts, memories, reloads, (rules, given, first, visits) => {
      const atLogin = { ...given, ...player, isInGame: false, trigger: 'login' } as const
      const prompt = downloadPrompt({ rules, ...atLogin, memory: first })
      expect(prompt?.isClosable).toBe(false)
      let memory = prompt ? after(first, prompt) : first
      for (const visit of visits) {
        // A reload keeps only what is in storage.
        memory = { ...memory, isPageDone: false }
        const again = downloadPrompt({ rules, ...visit, ...player, memory })
        expect(again).toMatchObject({ isClosable: false, mode: rules.mode })
        if (again) memory = after(memory, again)
      }
    }),
  )
})
