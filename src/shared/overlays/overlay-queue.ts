import { proxy } from 'valtio'
import { PROMPTS_OFF_KEY } from '#domain/storage-keys'
import { NETWORK_TOAST_MS, OVERLAY_PAUSE_MS } from '#domain/timing'
import { type AppError, isSilent, type TwoFactorChallenge } from '#domain/errors'
import type { SiteUnavailability } from '#domain/lines/site-availability'
import { type UserActivity, shouldEnqueue, isPromotionalOverlay } from '#domain/overlays/overlay-precedence'
import { readStorage } from '../storage/storage-area'
import { pageState } from '../page/page-state'
import { showToast } from './toasts'

/** Reason of a notice. Its text is looked up when it is rendered, so it follows the language. */
export type NoticeReason =
  | { readonly type: 'failure'; readonly error: AppError }
  /** Status was rejected, or was an HTML page: the gateway's message, '' for "Error" (LINE-04). */
  | { readonly type: 'status'; readonly message: string }
  /** The session is over: confirming navigates to the login (NET-11). */
  | { readonly type: 'session-over' }
  /** The automatic login was rejected (LOG-09): confirming navigates to the login. */
  | { readonly type: 'login-failed'; readonly error: AppError }

/** The overlays in use; the others of `OVERLAY_RULES` are added with their screens. */
export type OverlayContent =
  | { readonly kind: 'notice'; readonly reason: NoticeReason }
  /**
   * The site is unavailable to this visitor: open until status says otherwise, whatever the player does (SHL-01,
   * SHL-02).
   */
  | { readonly kind: SiteUnavailability }
  /** This domain is not available; the gateway's message, '' for "Error" (LINE-02). */
  | { readonly kind: 'domain'; readonly message: string }
  /** A guest has opened something for members (ANN-08); `to`: path to open after the login. */
  | { readonly kind: 'login'; readonly to: string }
  | { readonly kind: 'logout' }
  /** The second step of a login (LOG-05). */
  | { readonly kind: 'two-factor'; readonly verification: TwoFactorChallenge }
  | { readonly kind: 'language' }
  | { readonly kind: 'settings' }
  | { readonly kind: 'update' }
  /** The merchant's native app is out of date (INS-09). */
  | { readonly kind: 'app-upgrade' }
  | { readonly kind: 'install-popup' }
  /** How to install the app on an iPhone or iPad (INS-04). */
  | { readonly kind: 'install-guide' }
  /** Prompt to continue in the merchant's app (DLP-01): cannot be closed if it is forced. */
  | {
      readonly kind: 'download-prompt'
      readonly mode: 'bottom' | 'fullscreen'
      readonly isClosable: boolean
    }
  /** Asks whether the member wants push notifications (PSH-01). */
  | { readonly kind: 'push-opt-in' }
  /** The announcements of the current visitor (ANN-02). */
  | { readonly kind: 'announcement' }
  /** How long the player has been playing (PLY-01). */
  | { readonly kind: 'session-time' }

export type Overlay = OverlayContent & { readonly id: number }

/** The overlay queue, and what the player is currently doing. */
export const overlayState = proxy<{
  queue: readonly Overlay[]
  activity: UserActivity
  isQuiet: boolean
  noOffers: boolean
}>({
  queue: [],
  activity: 'free',
  /** False for a while after an overlay has closed: nobody likes one offer after another. */
  isQuiet: true,
  /** True if the player has turned offers off (PLY-02); see shared/safer-play/prompts-off.ts. */
  noOffers: readStorage('local', PROMPTS_OFF_KEY) === '1',
})

let lastId = 0

/** Enqueues an overlay. The precedence table decides when it opens, or that it is already queued. */
export const openOverlay = (content: OverlayContent): void => {
  if (!shouldEnqueue(overlayState.queue, content.kind) || isSaidAlready(content)) return
  if (isPromotionalOverlay(content.kind) && overlayState.noOffers) return
  lastId += 1
  overlayState.queue = [...overlayState.queue, { ...content, id: lastId }]
}

let quietTimer: ReturnType<typeof setTimeout> | undefined

/** Removes an overlay, open or queued. */
export const closeOverlay = (id: number): void => {
  overlayState.isQuiet = false
  clearTimeout(quietTimer)
  quietTimer = setTimeout(() => (overlayState.isQuiet = true), OVERLAY_PAUSE_MS)
  overlayState.queue = overlayState.queue.filter((overlay) => overlay.id !== id)
}

/** Highest priority first: a form over a game does not end the game's activity. */
const ACTIVITIES = ['payment', 'launch', 'form'] as const
type Held = { readonly activity: (typeof ACTIVITIES)[number] }
let held: readonly Held[] = []

const change = (next: readonly Held[]): void => {
  held = next
  overlayState.activity = ACTIVITIES.find((each) => held.some(({ activity }) => activity === each)) ?? 'free'
}

/**
 * Marks what the player is doing, so that nothing interrupts a form, a launch or a payment.
 * @returns ends the activity
 */
export const beginActivity = (activity: Held['activity']): (() => void) => {
  const mine: Held = { activity }
  change([...held, mine])
  return () => change(held.filter((other) => other !== mine))
}

/**
 * Shows a failure to the player (NET-11, NET-12): nothing for a silent one, a toast if an https page found no
 * network, a notice otherwise.
 */
export const showFailure = (error: AppError): void => {
  // The notice of an ended session already says so (SES-07). A login that is not yet confirmed has none (SES-11).
  if (isSilent(error) || (error.kind === 'no-session' && !pageState.remembered)) return
  if (error.kind === 'network' && error.secure) showOffline()
  else openOverlay({ kind: 'notice', reason: { type: 'failure', error } })
}

/** The toast 'network offline' of an https page, 1.5 s (NET-12). */
export const showOffline = (): void => {
  showToast({ key: 'failure.offline', tone: 'danger', lifeMs: NETWORK_TOAST_MS })
}

/** True if the same overlay is queued already: a gateway that fails ten times shows one notice. */
const isSaidAlready = (content: OverlayContent): boolean => {
  const text = JSON.stringify(content)
  return overlayState.queue.some(({ id: _id, ...queued }) => JSON.stringify(queued) === text)
}
