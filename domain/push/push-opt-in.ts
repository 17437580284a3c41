import { PUSH_ASK_DELAY_MS, PUSH_MIN_STAY_MS } from './push-constants'
import type { PushSettings } from '../contract/accounts/identity-settings'
import { isPlayerOrAgent } from '../member/member-type'

/** `closed`: the question was answered with no answer, or no. `off`: switched off. '' where nobody was asked. */
export type PushChoice = '' | 'closed' | 'off'

export const parsePushChoice = (text: string | null): PushChoice =>
  text === 'closed' || text === 'off' ? text : ''

/** As `Notification.permission` says it. */
export type PushPermission = 'default' | 'denied' | 'granted'

/** What push depends on, on this device and now. */
export interface PushFacts {
  /** Null where the merchant has none, or its settings have not come. */
  readonly settings: PushSettings | null
  /** Whose session it is; null for a guest, and before a remembered login is confirmed. */
  readonly member: { readonly id: string; readonly type: number } | null
  /** The browser can, a service worker runs, and it is not the merchant's native app. */
  readonly isSupported: boolean
  readonly permission: PushPermission
  readonly choice: PushChoice
  /** Whom the device is bound to; '' for nobody. */
  readonly bound: string
}

/** Only members are told things, and of them not those who may do less. */
const isOpen = ({ settings, member, isSupported }: PushFacts): boolean =>
  settings !== null && isSupported && member !== null && isPlayerOrAgent(member.type)

/** May the question be asked? @param wasAsked in this session */
export const mayAskForPush = (facts: PushFacts, wasAsked: boolean): boolean =>
  isOpen(facts) && !wasAsked && facts.permission === 'default' && facts.choice === ''

/** How long the question waits: a member's first minute is theirs. @param hereMs how long they have been here */
export const pushAskDelay = (hereMs: number): number => Math.max(PUSH_ASK_DELAY_MS, PUSH_MIN_STAY_MS - hereMs)

/** Is the device to be bound, unless it is? */
export const isPushWanted = (facts: PushFacts): boolean =>
  isOpen(facts) && facts.permission === 'granted' && facts.choice !== 'off'

/** What is bound must not stay so: the permission has gone, or somebody else plays here. */
export const isPushUnwanted = ({ bound, permission, choice, member }: PushFacts): boolean =>
  bound !== '' && (permission !== 'granted' || choice === 'off' || (member !== null && member.id !== bound))

/** How it stands in the settings. */
export type PushState = 'hidden' | 'off' | 'on' | 'blocked'

export const pushStateOf = (facts: PushFacts): PushState => {
  if (!isOpen(facts)) return 'hidden'
  if (facts.permission === 'denied') return 'blocked'
  return isPushWanted(facts) && facts.bound === facts.member?.id ? 'on' : 'off'
}
