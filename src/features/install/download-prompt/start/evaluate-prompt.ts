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
import { noteIn, notePrompt } from './prompt-history'
import type { PromptRows } from './prompt-rows'
import { setVisiblePrompt, visiblePrompt } from './prompt-state'
import { showResources } from './subscribe-prompt-resources'

/** Delays that are over, until it is known what they bring. */
const due = new Set<PromptTrigger>()
let rows: PromptRows | undefined
/** The page that has had its prompt, for as long as the player stays there. */
let donePath = ''
/** How often in a row its parts did not come. */
let losses = 0
let again: ReturnType<typeof setTimeout> | undefined
/** The delay after a deposit is on: the counts wait for it, as the prompt of a new count comes with its end. */
let isSettling = false

const queued = () => overlayState.queue.find(({ kind }) => kind === 'download-prompt')

/** Another member, or nobody: nothing of the one before is left. */
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

export const settle = (): void => {
  isSettling = true
}

/** A prompt of the page that was left does not follow the player, unless it has been seen. */
export const onPageChange = (): void => {
  if (donePath !== window.location.pathname) donePath = ''
  const visible = visiblePrompt()
  if (visible?.trigger === 'route' && !visible.isDrawn) takeAway()
  evaluatePrompt()
}

/** Seen: what it answers is not asked again. */
export const noteSeen = (): void => {
  const id = player()?.id
  const visible = visiblePrompt()
  if (id === undefined || !visible) return
  losses = 0
  donePath = window.location.pathname
  notePrompt(id, visible.prompt.remember)
}

/** Decides anew, with all that is known now. */
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
  // A tab that nobody looks at would note as seen what nobody saw, and another one may be showing it.
  if (!device.isVisible || losses >= MAX_CHUNK_FAILURES || !hasWords()) return
  decide(known, known.rules)
}

const decide = (known: PromptRows, rules: NonNullable<PromptRows['rules']>): void => {
  const triggers = new Set<PromptTrigger>([...due, 'route', ...(isSettling ? [] : (['counts'] as const))])
  const isPageDone = donePath === window.location.pathname
  const facts = [...triggers].map((trigger) => promptFacts(trigger, known, rules, isPageDone))
  // Nothing was decided: a login comes once, and is asked about when it may be.
  if (facts.some(isPostponed)) return
  const isLogin = due.has('login')
  due.clear()
  const prompts = facts.flatMap((each) => {
    const prompt = downloadPrompt(each)
    return prompt ? [{ prompt, trigger: each.trigger }] : []
  })
  // One that waits to be seen is not known to hold yet.
  if (prompts.length === 0 && visiblePrompt()?.isDrawn === true) takeAwayForced()
  if (isLogin && !prompts.some(({ trigger }) => trigger === 'login')) noteIn(known.member, true)
  for (const { prompt, trigger } of prompts) offer(prompt, trigger)
}

/** One stands at most: what else is to be said while it does, it answers as well. */
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
    if (visible.isDrawn) noteSeen()
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

/** What holds for the session stands only where the way that it names is open. */
const takeAwayForced = (): void => {
  if (visiblePrompt()?.prompt.isClosable === false) takeAway()
}

/** Closed by the player, by back, or because its parts did not come: then it is asked for again a little later. */
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

/** An overlay without its words would be taken away before anybody has read it. */
const hasWords = (): boolean => {
  const areThere = isPartInUse('rest')
  if (!areThere) void loadWords()
  return areThere
}

let isLoading = false

const loadWords = async (): Promise<void> => {
  if (isLoading) return
  isLoading = true
  await loadDeferredTranslations()
  isLoading = false
  setTimeout(evaluatePrompt, isPartInUse('rest') ? 0 : CHUNK_FAILURE_TTL_MS)
}
