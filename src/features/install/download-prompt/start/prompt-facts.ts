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

/** Who may be prompted: a member whose session stands, once their login is over. A remembered one is not, as they are offline. */
export const player = (): { readonly id: string; readonly type: number } | null =>
  pageState.mustChangePassword ? null : pageState.session

/** This visitor, on this device, at this address. */
const visitor = () => ({
  host: window.location.host,
  memberType: player()?.type ?? null,
  isAtHome: isInstalledApp(device.isStandalone),
})

const isInstallOpen = (): boolean => overlayState.queue.some(({ kind }) => isInstallOverlay(kind))

/** @param isPageDone this stay on the page has had its prompt */
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
    // A clock that was set back tells nothing.
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

/** What has to be asked for so that prompts can be decided (DLP-02): for nobody who gets none anyway. */
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
