import type { DownloadSettings } from '#domain/contract/install/downloads'
import {
  type DownloadPrompt,
  downloadPrompt,
  type PromptFacts,
  type PromptHistory,
  type PromptTrigger,
} from '#domain/install/download-prompt'
import { downloadRules } from '#domain/install/download-rules'
import { OVERLAY_RULES, type OverlayKind } from '#domain/overlays/overlay-precedence'

export type Setting = DownloadSettings[number][1]
export type Value = Setting['value']

export const DAY = 86_400_000
export const NOW = Date.UTC(2026, 5, 10)

/** Rules with these settings enabled, and conditional prompts switched on. */
export const rulesOf = (settings: Readonly<Record<string, Value | Setting>>) =>
  downloadRules(
    Object.entries({ download_condition_switch: true, ...settings }).map(([name, value]) => [
      name,
      typeof value === 'object' && 'enabled' in value ? value : { enabled: true, value },
    ]),
  )

export const NOTHING: PromptHistory = {
  counters: { deposit_times: 0, withdrawal_times: 0, bind_card: 0 },
  shown: [],
  isForced: false,
  isPageDone: false,
}

export type Some = Omit<Partial<PromptFacts>, 'rules' | 'memory'> & {
  readonly memory?: Partial<PromptHistory>
}

export const decide = (
  settings: Readonly<Record<string, Value | Setting>>,
  trigger: PromptTrigger,
  { memory, ...facts }: Some = {},
): DownloadPrompt | null =>
  downloadPrompt({
    rules: rulesOf(settings),
    trigger,
    host: 'harbour.example',
    path: '/m/home',
    memberType: 0,
    isAtHome: false,
    isInstallOpen: false,
    deposits: null,
    withdrawals: null,
    payouts: null,
    regDate: null,
    isInGame: false,
    minutesSinceLast: null,
    now: NOW,
    ...facts,
    memory: { ...NOTHING, ...memory },
  })

export const reasonOf = (...args: Parameters<typeof decide>) => decide(...args)?.reason ?? null

export const KINDS = Object.keys(OVERLAY_RULES).filter((name): name is OverlayKind => name in OVERLAY_RULES)
export const INSTALL: ReadonlySet<OverlayKind> = new Set(
  KINDS.filter((kind) => 'family' in OVERLAY_RULES[kind]),
)
