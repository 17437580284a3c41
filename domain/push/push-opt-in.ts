import { PUSH_ASK_DELAY_MS, PUSH_MIN_STAY_MS } from './push-constants'
import type { PushSettings } from '../contract/accounts/identity-settings'
import { isPlayerOrAgent } from '../member/member-type'

/** `closed`: dismissed, or answered with no. `off`: switched off. '' if the player was never asked. */
export type PushChoice = '' | 'closed' | 'off'

export const parsePushChoice = (text: string | null): PushChoice =>
  text === 'closed' || text === 'off' ? text : ''

/** The value of `Notification.permission`. */
export type PushPermission = 'default' | 'denied' | 'granted'

/** Facts that push depends on, on this device and now. */
export interface PushFacts {
  /** Null if the merchant has none, or its settings are not loaded yet. */
  readonly settings: PushSettings | null
  /** Member of the session; null for a guest, and before a remembered login is confirmed. */
  readonly member: { readonly id: string; readonly type: number } | null
  /** True if the browser supports it, a service worker runs, and it is not the merchant's native app. */
  readonly isSupported: boolean
  readonly permission: PushPermission
  readonly choice: PushChoice
  /** Member that the device is bound to; '' for none. */
  readonly bound: string
}

/** True if push is available: for members only, except restricted ones. */
const isOpen = ({ settings, member, isSupported }: PushFacts): boolean =>
  settings !== null && isSupported && member !== null && isPlayerOrAgent(member.type)

/** True if the push opt-in may be shown. @param wasAsked in this session */
export const mayAskForPush = (facts: PushFacts, wasAsked: boolean): boolean =>
  isOpen(facts) && !wasAsked && facts.permission === 'default' && facts.choice === ''

/** Returns the delay of the opt-in, ms: never in a member's first minute. @param hereMs time since they arrived */
export const pushAskDelay = (hereMs: number): number => Math.max(PUSH_ASK_DELAY_MS, PUSH_MIN_STAY_MS - hereMs)

/** True if the device should be bound. */
export const isPushWanted = (facts: PushFacts): boolean =>
  isOpen(facts) && facts.permission === 'granted' && facts.choice !== 'off'

/** True if a binding must be removed: the permission is gone, or another member plays here. */
export const isPushUnwanted = ({ bound, permission, choice, member }: PushFacts): boolean =>
  bound !== '' && (permission !== 'granted' || choice === 'off' || (member !== null && member.id !== bound))

/** State of push in the app's settings. */
export type PushState = 'hidden' | 'off' | 'on' | 'blocked'

export const pushStateOf = (facts: PushFacts): PushState => {
  if (!isOpen(facts)) return 'hidden'
  if (facts.permission === 'denied') return 'blocked'
  return isPushWanted(facts) && facts.bound === facts.member?.id ? 'on' : 'off'
}
