import { serializeSeenBanners } from './install-banner'
import {
  BANNER_CLOSED_KEY,
  BANNER_COUNTER,
  BAR_CLOSED_KEY,
  INSTALL_COUNTER,
  UPGRADE_CLOSED_KEY,
} from './install-constants'
import { INSTALL_ANSWERED_KEY, INSTALLED_KEY } from '../storage-keys'
import { countAfterDismissal, INSTALLED_COUNT } from './install-popup'
import {
  type InstallPopupState,
  type InstallPopupEvent,
  nextInstallPopupState,
  INITIAL_POPUP_STATE,
} from './install-popup-machine'

/** The player's responses to install offers, in this browser session and on this device. */
export interface InstallHistory {
  /** The popup was answered, an offer closed, or an install method chosen, in this session (INS-01). */
  readonly isAnswered: boolean
  /** The local flag of an installation. */
  readonly isInstalled: boolean
  /** Number of dismissals, or `INSTALLED_COUNT`. */
  readonly count: number
  /** The download bar, or another offer, was closed in this session (INS-05). */
  readonly isBarClosed: boolean
  /** An install banner was closed or taken, or another offer closed, in this session (INS-06). */
  readonly isBannerClosed: boolean
  /** Image names of all closed or accepted banners, on this device. */
  readonly banners: readonly string[]
  /** The version whose notice was closed in this session, '' for none (INS-09). */
  readonly upgradeClosed: string
}

/**
 * State of INS-01 to INS-10: the stage of the popup, and the player's responses. install-surfaces.ts decides what may
 * be shown.
 */
export interface InstallState {
  readonly asking: InstallPopupState
  readonly memory: InstallHistory
}

export type InstallEvent =
  | InstallPopupEvent
  /** History saved on the device, by an earlier visit or another tab. */
  | ({ readonly type: 'read' } & InstallHistory)
  /** The popup was closed without a choice. */
  | { readonly type: 'refused' }
  /** An install method was chosen, on any surface. */
  | { readonly type: 'chosen' }
  | { readonly type: 'installed' }
  | { readonly type: 'bar-closed' }
  /** Closed or accepted, which has the same effect. `listed`: the images that the merchant still has. */
  | { readonly type: 'banner-closed'; readonly name: string; readonly listed: readonly string[] }
  | { readonly type: 'upgrade-closed'; readonly version: string }

export const EMPTY_INSTALL_HISTORY: InstallHistory = {
  isAnswered: false,
  isInstalled: false,
  count: 0,
  isBarClosed: false,
  isBannerClosed: false,
  banners: [],
  upgradeClosed: '',
}

export const INITIAL_INSTALL_STATE: InstallState = {
  asking: INITIAL_POPUP_STATE,
  memory: EMPTY_INSTALL_HISTORY,
}

/** Returns the next state; an event without effect returns the same state. */
export const nextInstallState = (state: InstallState, event: InstallEvent): InstallState => {
  const asking = isAskingEvent(event) ? nextInstallPopupState(state.asking, event) : state.asking
  const memory = isAskingEvent(event) ? state.memory : remember(state.memory, event)
  return asking === state.asking && memory === state.memory ? state : { asking, memory }
}

const ASKING = [
  'considered',
  'delay-over',
  'page',
  'asked',
  'opened',
  'done',
] as const satisfies readonly InstallPopupEvent['type'][]

const isAskingEvent = (event: InstallEvent): event is InstallPopupEvent =>
  ASKING.some((type) => type === event.type)

/** One dismissal, on any surface, ends all offers of this browser session. */
const DECLINED = { isAnswered: true, isBarClosed: true, isBannerClosed: true } as const

type MemoryEvent = Exclude<InstallEvent, InstallPopupEvent>

const remember = (memory: InstallHistory, event: MemoryEvent): InstallHistory => {
  switch (event.type) {
    case 'read':
      return merge(memory, event)
    case 'refused':
      return memory.isAnswered ? memory : { ...memory, ...DECLINED, count: countAfterDismissal(memory.count) }
    case 'chosen':
      return memory.isAnswered ? memory : { ...memory, isAnswered: true }
    case 'installed':
      return { ...memory, isAnswered: true, isInstalled: true, count: INSTALLED_COUNT }
    case 'bar-closed':
      return memory.isBarClosed ? memory : { ...memory, ...DECLINED }
    case 'banner-closed': {
      const remaining = memory.banners.filter((name) => name !== event.name && event.listed.includes(name))
      return { ...memory, ...DECLINED, banners: [...remaining, event.name] }
    }
    case 'upgrade-closed':
      return { ...memory, upgradeClosed: event.version }
    default:
      return event satisfies never
  }
}

/** A response of this visit is never reverted by a loaded value, which may be older. */
const merge = (memory: InstallHistory, read: InstallHistory): InstallHistory => {
  const banners = [...new Set([...read.banners, ...memory.banners])]
  const merged: InstallHistory = {
    isAnswered: memory.isAnswered || read.isAnswered,
    isInstalled: memory.isInstalled || read.isInstalled,
    count: Math.max(memory.count, read.count),
    isBarClosed: memory.isBarClosed || read.isBarClosed,
    isBannerClosed: memory.isBannerClosed || read.isBannerClosed,
    banners: banners.length === memory.banners.length ? memory.banners : banners,
    upgradeClosed: memory.upgradeClosed === '' ? read.upgradeClosed : memory.upgradeClosed,
  }
  return isSame(merged, memory) ? memory : merged
}

const isSame = (one: InstallHistory, other: InstallHistory): boolean =>
  one.isAnswered === other.isAnswered &&
  one.isInstalled === other.isInstalled &&
  one.count === other.count &&
  one.isBarClosed === other.isBarClosed &&
  one.isBannerClosed === other.isBannerClosed &&
  one.banners === other.banners &&
  one.upgradeClosed === other.upgradeClosed

/** A value to save: a flag of a storage area, or a row of `counters`. */
export type InstallWrite =
  | { readonly to: 'session' | 'local'; readonly key: string; readonly value: string }
  | { readonly to: 'counters'; readonly id: string; readonly count: number; readonly mark: string }

/** Returns what an event saves on the device. Loaded values are not written back. */
export const installSideEffects = (before: InstallHistory, event: InstallEvent): readonly InstallWrite[] => {
  if (isAskingEvent(event) || event.type === 'read') return []
  const after = remember(before, event)
  if (after === before) return []
  switch (event.type) {
    case 'refused':
      return [...DECLINED_FLAGS, counted(after.count)]
    case 'chosen':
      return [ANSWERED]
    case 'installed':
      return [ANSWERED, { to: 'local', key: INSTALLED_KEY, value: '1' }, counted(after.count)]
    case 'bar-closed':
      return DECLINED_FLAGS
    case 'banner-closed': {
      const row = {
        id: BANNER_COUNTER,
        count: after.banners.length,
        mark: serializeSeenBanners(after.banners),
      }
      return [...DECLINED_FLAGS, { to: 'counters', ...row }]
    }
    case 'upgrade-closed':
      return [{ to: 'session', key: UPGRADE_CLOSED_KEY, value: event.version }]
    default:
      return event satisfies never
  }
}

const ANSWERED: InstallWrite = { to: 'session', key: INSTALL_ANSWERED_KEY, value: '1' }

const DECLINED_FLAGS: readonly InstallWrite[] = [
  ANSWERED,
  { to: 'session', key: BAR_CLOSED_KEY, value: '1' },
  { to: 'session', key: BANNER_CLOSED_KEY, value: '1' },
]

const counted = (count: number): InstallWrite => ({ to: 'counters', id: INSTALL_COUNTER, count, mark: '' })
