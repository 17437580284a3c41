import type { DownloadSettings } from '#domain/contract/install/downloads'
import {
  type DownloadPrompt,
  downloadPrompt,
  type PromptFacts,
  type PromptHistory,
  type PromptTrigger,
} from '#domain/install/download-prompt'
import { downloadRules } from '#domain/install/download-rules'

export type Value = DownloadSettings[number][1]['value']
export type Settings = Readonly<Record<string, Value>>

export const DAY = 86_400_000
export const NOW = Date.UTC(2026, 5, 10)

/** Rules with these settings enabled, and conditional prompts switched on. */
export const rulesOf = (settings: Settings) =>
  downloadRules(
    Object.entries({ download_condition_switch: true, ...settings }).map(([name, value]) => [
      name,
      { enabled: true, value },
    ]),
  )

export const NOTHING: PromptHistory = {
  counters: { deposit_times: 0, withdrawal_times: 0, bind_card: 0 },
  shown: [],
  isForced: false,
  isPageDone: false,
}

export type Facts = Omit<Partial<PromptFacts>, 'rules' | 'memory' | 'trigger'> & {
  readonly memory?: Partial<PromptHistory>
}

const UNKNOWN = { deposits: null, withdrawals: null, payouts: null, regDate: null, minutesSinceLast: null }

/** The prompt for a player, unless the facts are of somebody else. */
export const decide = (
  settings: Settings,
  trigger: PromptTrigger,
  { memory, ...facts }: Facts = {},
): DownloadPrompt | null =>
  downloadPrompt({
    rules: rulesOf(settings),
    trigger,
    host: 'harbour.example',
    path: '/m/home',
    ...UNKNOWN,
    memberType: 0,
    isAtHome: false,
    isInstallOpen: false,
    isInGame: false,
    now: NOW,
    ...facts,
    memory: { ...NOTHING, ...memory },
  })
