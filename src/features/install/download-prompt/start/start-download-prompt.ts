import { subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import {
  AFTER_DEPOSIT_MS,
  AFTER_LOGIN_MS,
  AFTER_REGISTRATION_CHECK_MS,
} from '#domain/install/download-prompt-constants'
import type { PromptTrigger } from '#domain/install/download-prompt'
import { pendingEvents, onEnqueued } from '../../../../shared/tracking/event-queue'
import { subscribeAnnouncement } from '../../../../shared/routing/use-page'
import { subscribeQuery } from '../../../../shared/worker/query/subscribe-query'
import { device } from '../../../../shared/page/device'
import { overlayState } from '../../../../shared/overlays/overlay-queue'
import { pageState } from '../../../../shared/page/page-state'
import {
  evaluatePrompt,
  followQueue,
  forgetPrompt,
  recordVisiblePrompt,
  startSettling,
  onPageChange,
  setRows,
  addTrigger,
} from './evaluate-prompt'
import { player } from './prompt-facts'
import { recordLoginState, promptSession } from './prompt-history'
import { type PromptRows, readPromptRows } from './prompt-rows'
import { whenPromptDrawn } from './prompt-state'

let member = ''
/** True if the registration check has run for this member. */
let isRegistrationChecked = false
const timers = new Map<PromptTrigger, ReturnType<typeof setTimeout>>()
const deposits = new Set<string>()

const later = (trigger: PromptTrigger, ms: number): void => {
  clearTimeout(timers.get(trigger))
  timers.set(
    trigger,
    setTimeout(() => addTrigger(trigger), ms),
  )
}

/** Handles a login, a logout or a change of member. */
const followMember = (): void => {
  const next = player()?.id ?? ''
  if (next === member) return
  if (member !== '') recordLoginState(member, false)
  member = next
  timers.forEach(clearTimeout)
  isRegistrationChecked = false
  forgetPrompt()
  // A reload continues the same login.
  if (member !== '' && !promptSession(member).isIn) later('login', AFTER_LOGIN_MS)
  followDeposits()
  evaluatePrompt()
}

/** Starts the registration check once per visit of a member, also right after the registration. */
const followRows = (rows: PromptRows): void => {
  if (rows.member === member && rows.regDate !== null && !isRegistrationChecked) {
    isRegistrationChecked = true
    later('registration', AFTER_REGISTRATION_CHECK_MS)
  }
  setRows(rows)
}

/** Handles the current member's deposits that have succeeded. */
const followDeposits = (): void => {
  const { merchant } = pageState
  for (const { name, eventID, customerId, merchant: of } of pendingEvents()) {
    if (name !== 'deposit' || customerId !== member || of !== merchant || deposits.has(eventID)) continue
    deposits.add(eventID)
    startSettling()
    later('deposit', AFTER_DEPOSIT_MS)
  }
}

/**
 * Prompts members to continue in the merchant's app, as its settings say (DLP-01 to DLP-07). Called once per page
 * load.
 */
export const startDownloadPrompt = (): void => {
  whenPromptDrawn(recordVisiblePrompt)
  subscribeQuery(readPromptRows, followRows)
  onEnqueued(followDeposits)
  subscribeAnnouncement(onPageChange)
  subscribeKey(overlayState, 'queue', followQueue)
  subscribeKey(overlayState, 'activity', evaluatePrompt)
  subscribeKey(overlayState, 'noOffers', evaluatePrompt)
  subscribeKey(device, 'isVisible', evaluatePrompt)
  subscribe(pageState, followMember)
  followMember()
}
