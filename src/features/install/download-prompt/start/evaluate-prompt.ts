import { CHUNK_FAILURE_TTL_MS, MAX_CHUNK_FAILURES } from '#domain/timing'
import {
  type DownloadPrompt,
  downloadPrompt,
  isPostponed,
  type PromptTrigger,
} from '#domain/install/download-prompt'
import { loadDeferredTranslations } from '../../../../i18n/load-deferred-translations'
import { isPartInUse } from '../../../../i18n/translation-store'
import { device } from '../../../../shared/page/device'
import { closeOverlay, openOverlay, overlayState } from '../../../../shared/overlays/overlay-queue'
import { downloadWayOf } from './download-method'
import { player, promptFacts, wantedResources } from './prompt-facts'
import { recordLoginState, recordPrompt } from './prompt-history'
import type { PromptRows } from './prompt-rows'
import { setVisiblePrompt, visiblePrompt } from './prompt-state'
import { showResources } from './subscribe-prompt-resources'

/** Triggers whose delay is over and which are not evaluated yet. */
const due = new Set<PromptTrigger>()
let rows: PromptRows | undefined
/** The page that has had its prompt, until the player leaves it. */
let donePath = ''
/** How often in a row the prompt's chunks have failed to load. */
let losses = 0
let again: ReturnType<typeof setTimeout> | undefined
/** True during the delay after a deposit. A prompt for a new count opens at its end, so the counts wait for it. */
let isSettling = false

const queued = () => overlayState.queue.find(({ kind }) => kind === 'download-prompt')

/** Clears the previous member's prompt. Called when the member changes or logs out. */
export const forgetPrompt = (): void => {
  clearTimeout(again)
  due.clear()
  donePath = ''
  isSettling = false
  takeAway()
}

export const setRows = (next: PromptRows): void => {
  rows = next
  evaluatePrompt()
}

export const addTrigger = (trigger: PromptTrigger): void => {
  due.add(trigger)
  if (trigger === 'deposit') isSettling = false
  evaluatePrompt()
}

export const startSettling = (): void => {
  isSettling = true
}

/** Removes a page's prompt when the player leaves that page, unless it has been seen. */
export const onPageChange = (): void => {
  if (donePath !== window.location.pathname) donePath = ''
  const visible = visiblePrompt()
  if (visible?.trigger === 'route' && !visible.isDrawn) takeAway()
  evaluatePrompt()
}

/** Records that the prompt has been seen, so the same one does not open again. */
export const recordVisiblePrompt = (): void => {
  const id = player()?.id
  const visible = visiblePrompt()
  if (id === undefined || !visible) return
  losses = 0
  donePath = window.location.pathname
  recordPrompt(id, visible.prompt.remember)
}

/** Decides again whether a prompt opens, with the current data. */
export const evaluatePrompt = (): void => {
  const member = player()?.id
  const known = rows?.member === member ? rows : undefined
  const hasWay = known?.settings !== undefined && downloadWayOf(known.settings) !== null
  const mayAsk = hasWay && !overlayState.noOffers
  showResources(known && mayAsk ? wantedResources(known) : [])
  if (overlayState.noOffers) due.clear()
  if (!known?.rules || !mayAsk || known.isOffline) {
    takeAwayForced()
    return
  }
  // In a hidden tab the prompt would count as seen, and another tab may be showing it already.
  if (!device.isVisible || losses >= MAX_CHUNK_FAILURES || !hasWords()) return
  decide(known, known.rules)
}

const decide = (known: PromptRows, rules: NonNullable<PromptRows['rules']>): void => {
  const triggers = new Set<PromptTrigger>([...due, 'route', ...(isSettling ? [] : (['counts'] as const))])
  const isPageDone = donePath === window.location.pathname
  const facts = [...triggers].map((trigger) => promptFacts(trigger, known, rules, isPageDone))
  // Nothing was decided: a login occurs once, so its prompt waits until it may open.
  if (facts.some(isPostponed)) return
  const isLogin = due.has('login')
  due.clear()
  const prompts = facts.flatMap((each) => {
    const prompt = downloadPrompt(each)
    return prompt ? [{ prompt, trigger: each.trigger }] : []
  })
  // A prompt that has not been drawn yet may still be valid.
  if (prompts.length === 0 && visiblePrompt()?.isDrawn === true) takeAwayForced()
  if (isLogin && !prompts.some(({ trigger }) => trigger === 'login')) recordLoginState(known.member, true)
  for (const { prompt, trigger } of prompts) offer(prompt, trigger)
}

/** Opens the prompt. Only one is open at a time: a second one is merged into it. */
const offer = (prompt: DownloadPrompt, trigger: PromptTrigger): void => {
  const visible = visiblePrompt()
  if (!visible) {
    show(prompt, trigger)
    return
  }
  if (prompt.reason === 'forced' && !visible.prompt.isClosable) return
  const both = joined(visible.prompt, prompt)
  if (both.isClosable === visible.prompt.isClosable) {
    setVisiblePrompt({ ...visible, prompt: both })
    if (visible.isDrawn) recordVisiblePrompt()
    return
  }
  takeAway()
  show(both, trigger)
}

const joined = (first: DownloadPrompt, second: DownloadPrompt): DownloadPrompt => ({
  mode: second.mode,
  isClosable: first.isClosable && second.isClosable,
  reason: first.isClosable && !second.isClosable ? second.reason : first.reason,
  remember: {
    counters: { ...first.remember.counters, ...second.remember.counters },
    shown: [...new Set([...first.remember.shown, ...second.remember.shown])],
    isForced: first.remember.isForced || second.remember.isForced,
  },
})

const show = (prompt: DownloadPrompt, trigger: PromptTrigger): void => {
  setVisiblePrompt({ prompt, trigger, isDrawn: false })
  openOverlay({ kind: 'download-prompt', mode: prompt.mode, isClosable: prompt.isClosable })
  if (!queued()) setVisiblePrompt(null)
}

const takeAway = (): void => {
  setVisiblePrompt(null)
  const overlay = queued()
  if (overlay) closeOverlay(overlay.id)
}

/** Removes a forced prompt when its download is no longer available. */
const takeAwayForced = (): void => {
  if (visiblePrompt()?.prompt.isClosable === false) takeAway()
}

/** Called when the queue changes. If the prompt's chunks failed to load, it is retried a little later. */
export const followQueue = (): void => {
  const visible = visiblePrompt()
  if (visible && !queued()) {
    setVisiblePrompt(null)
    if (!visible.isDrawn && !overlayState.noOffers) {
      losses += 1
      again = setTimeout(() => addTrigger(visible.trigger), CHUNK_FAILURE_TTL_MS)
      return
    }
  }
  evaluatePrompt()
}

/** True once the translations have loaded. A prompt without them would be removed at once. */
const hasWords = (): boolean => {
  const areThere = isPartInUse('rest')
  if (!areThere) void loadTranslations()
  return areThere
}

let isLoading = false

const loadTranslations = async (): Promise<void> => {
  if (isLoading) return
  isLoading = true
  await loadDeferredTranslations()
  isLoading = false
  setTimeout(evaluatePrompt, isPartInUse('rest') ? 0 : CHUNK_FAILURE_TTL_MS)
}
