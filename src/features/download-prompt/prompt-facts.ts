import { MINUTE_MS } from '#domain/constants/timing'
import {
  isCountWanted,
  isOtherInstall,
  isPromptable,
  type PromptFacts,
  type PromptTrigger,
} from '#domain/rules/download-prompt'
import type { DownloadRules } from '#domain/rules/download-rules'
import { isPlayerOrAgent } from '#domain/rules/member-kind'
import type { ResourceName } from '#domain/tables/resources'
import { isAtHome } from '../../app/at-home'
import { device } from '../../state/device'
import { overlayState } from '../../state/overlay-queue'
import { pageState } from '../../state/page-state'
import { countersOf, promptSession } from './prompt-memory'
import type { PromptRows } from './prompt-rows'

/** Who may be prompted: a member whose session stands, once their login is over. A remembered one is not, as they are offline. */
export const player = (): { readonly id: string; readonly type: number } | null =>
  pageState.mustChangePassword ? null : pageState.session

/** This visitor, on this device, at this address. */
const visitor = () => ({
  host: window.location.host,
  memberType: player()?.type ?? null,
  isAtHome: isAtHome(device.isStandalone),
})

const isInstallOpen = (): boolean => overlayState.queue.some(({ kind }) => isOtherInstall(kind))

/** @param isPageDone this stay on the page has had its prompt */
export const promptFacts = (
  trigger: PromptTrigger,
  { member, deposits, withdrawals, regDate, counters }: PromptRows,
  rules: DownloadRules,
  isPageDone: boolean,
): PromptFacts => {
  const { isForced, shown, at } = promptSession(member)
  const now = Date.now()
  return {
    ...visitor(),
    rules,
    trigger,
    path: window.location.pathname,
    isInstallOpen: isInstallOpen(),
    deposits,
    withdrawals,
    regDate,
    memory: { counters: countersOf(member, counters), shown, isForced, isPageDone },
    isInGame: overlayState.activity === 'launch',
    // A clock that was set back tells nothing.
    minutesSinceLast: at === null || at > now ? null : (now - at) / MINUTE_MS,
    now,
  }
}

/** What has to be asked for so that prompts can be decided (DLP-02): for nobody who gets none anyway. */
export const wantedResources = ({
  member,
  rules,
  deposits,
  withdrawals,
}: PromptRows): readonly ResourceName[] => {
  const { memberType, ...place } = visitor()
  if (memberType === null || !isPlayerOrAgent(memberType) || place.isAtHome) return []
  const isAsked =
    rules !== undefined && isPromptable({ ...place, memberType, rules }) && !promptSession(member).isForced
  return [
    'downloadSettings',
    ...(isAsked && isCountWanted(rules.deposits, deposits) ? (['depositSettings'] as const) : []),
    ...(isAsked && isCountWanted(rules.withdrawals, withdrawals) ? (['withdrawAccounts'] as const) : []),
  ]
}
