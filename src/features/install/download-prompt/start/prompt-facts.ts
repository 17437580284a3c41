import { MINUTE_MS } from '#domain/timing'
import {
  needsPayoutAccounts,
  needsCount,
  isInstallOverlay,
  canPrompt,
  type PromptFacts,
  type PromptHistory,
  type PromptTrigger,
} from '#domain/install/download-prompt'
import type { DownloadRules } from '#domain/install/download-rules'
import { isPlayerOrAgent } from '#domain/member/member-type'
import type { ResourceName } from '#domain/tables/resources'
import { isInstalledApp } from '../../../../shared/install/is-installed-app'
import { device } from '../../../../shared/page/device'
import { overlayState } from '../../../../shared/overlays/overlay-queue'
import { pageState } from '../../../../shared/page/page-state'
import { countersOf, promptSession } from './prompt-history'
import type { PromptRows } from './prompt-rows'

/**
 * Returns the member who may be prompted: one with a session whose login is complete. Null for a remembered member,
 * who is offline.
 */
export const player = (): { readonly id: string; readonly type: number } | null =>
  pageState.mustChangePassword ? null : pageState.session

/** Returns the facts about this visitor, device and URL. */
const visitor = () => ({
  host: window.location.host,
  memberType: player()?.type ?? null,
  isAtHome: isInstalledApp(device.isStandalone),
})

const isInstallOpen = (): boolean => overlayState.queue.some(({ kind }) => isInstallOverlay(kind))

/** @param isPageDone true if this page has had its prompt since the player opened it */
export const promptFacts = (
  trigger: PromptTrigger,
  { member, deposits, withdrawals, payouts, regDate, counters }: PromptRows,
  rules: DownloadRules,
  isPageDone: boolean,
): PromptFacts => {
  const { at } = promptSession(member)
  const now = Date.now()
  return {
    ...visitor(),
    rules,
    trigger,
    path: window.location.pathname,
    isInstallOpen: isInstallOpen(),
    deposits,
    withdrawals,
    payouts,
    regDate,
    memory: memoryOf(member, counters, isPageDone),
    isInGame: overlayState.activity === 'launch',
    // After the clock was set back, the difference means nothing.
    minutesSinceLast: at === null || at > now ? null : (now - at) / MINUTE_MS,
    now,
  }
}

const memoryOf = (
  member: string,
  counters: PromptHistory['counters'],
  isPageDone: boolean,
): PromptHistory => {
  const { isForced, shown } = promptSession(member)
  return { counters: countersOf(member, counters), shown, isForced, isPageDone }
}

/** Returns the resources needed to decide about prompts (DLP-02); none if the visitor gets no prompts. */
export const wantedResources = ({
  member,
  rules,
  deposits,
  withdrawals,
  payouts,
  counters,
}: PromptRows): readonly ResourceName[] => {
  const { memberType, ...place } = visitor()
  if (memberType === null || !isPlayerOrAgent(memberType) || place.isAtHome) return []
  const isAsked =
    rules !== undefined && canPrompt({ ...place, memberType, rules }) && !promptSession(member).isForced
  if (!isAsked) return ['downloadSettings']
  const memory = memoryOf(member, counters, false)
  const path = window.location.pathname
  const areAccountsWanted =
    needsCount(rules.withdrawals, withdrawals) || needsPayoutAccounts({ rules, memory, path, payouts })
  return [
    'downloadSettings',
    ...(needsCount(rules.deposits, deposits) ? (['depositSettings'] as const) : []),
    ...(areAccountsWanted ? (['withdrawAccounts'] as const) : []),
  ]
}
