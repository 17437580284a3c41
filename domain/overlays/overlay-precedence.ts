/** The player's current activity; `free` is anything that may be interrupted. */
export type UserActivity = 'free' | 'form' | 'launch' | 'payment'

interface OverlayRule {
  /** Activities that it may interrupt besides `free`. Otherwise it waits until the player is done. */
  readonly over: readonly Exclude<UserActivity, 'free'>[]
  /** Overlays of one family never follow each other: while one is open or queued, another is not enqueued. */
  readonly family?: 'install'
  /** True if several of its kind may be queued, each with its own content. Otherwise a second one is a duplicate. */
  readonly isRepeatable?: boolean
}

const ANYTHING = ['form', 'launch', 'payment'] as const

/**
 * Every overlay of the product, the most urgent first. One is open at a time. Overlays that the player requested come
 * before promotional ones; problems that stop the product from working come before both.
 */
export const OVERLAY_RULES = {
  maintenance: { over: ANYTHING },
  'access-denied': { over: ANYTHING },
  'leave-confirm': { over: ANYTHING },
  notice: { over: ANYTHING, isRepeatable: true },
  'session-time': { over: ['form', 'launch'] },
  'two-factor': { over: ['form', 'launch'] },
  domain: { over: ['form'] },
  login: { over: ['form', 'launch'] }, // it is a form itself
  logout: { over: ['form'] },
  language: { over: ['form'] },
  settings: { over: ['form'] },
  update: { over: [] },
  'app-upgrade': { over: [], family: 'install' },
  'install-guide': { over: [], family: 'install' },
  // From here on they are promotional, see `isPromotionalOverlay`.
  'install-popup': { over: [], family: 'install' },
  'download-prompt': { over: [], family: 'install' },
  'push-opt-in': { over: [] },
  announcement: { over: [] }, // one overlay shows all of them as pages
} as const satisfies Readonly<Record<string, OverlayRule>>

export type OverlayKind = keyof typeof OVERLAY_RULES

interface Queued {
  readonly kind: OverlayKind
}

const ORDER = Object.keys(OVERLAY_RULES)

const ruleOf = (kind: OverlayKind): OverlayRule => OVERLAY_RULES[kind]

const FIRST_OFFER = ORDER.indexOf('install-popup' satisfies OverlayKind)

/**
 * Returns its rank, 0 the most urgent. All promotional overlays share the last rank and open in order of arrival, so
 * none replaces another while it is read.
 */
const rankOf = (kind: OverlayKind): number => Math.min(ORDER.indexOf(kind), FIRST_OFFER)

/** True for a promotional overlay, which nobody requested: a player who wants no offers gets none (PLY-02). */
export const isPromotionalOverlay = (kind: OverlayKind): boolean => rankOf(kind) === FIRST_OFFER

/** True if this overlay may interrupt the player's current activity. */
export const canInterrupt = (kind: OverlayKind, activity: UserActivity): boolean =>
  activity === 'free' || ruleOf(kind).over.includes(activity)

/** True if a new overlay is to be enqueued; false if the queue already covers it. */
export const shouldEnqueue = (queue: readonly Queued[], kind: OverlayKind): boolean => {
  const { family, isRepeatable = false } = ruleOf(kind)
  if (!isRepeatable && queue.some((queued) => queued.kind === kind)) return false
  return family === undefined || !queue.some((queued) => ruleOf(queued.kind).family === family)
}

/**
 * Returns the overlay to show now: the most urgent one that may open, and of equals the first.
 *
 * @param now.isQuiet false while another overlay has just closed, or a toast is shown: no promotional one opens then
 * @param now.current the overlay that is shown already
 */
export const nextOverlay = <T extends Queued>(
  queue: readonly T[],
  now: { readonly activity: UserActivity; readonly isQuiet: boolean; readonly current?: T | undefined },
): T | undefined => {
  const mayOpen = (overlay: T): boolean =>
    now.isQuiet || overlay === now.current || !isPromotionalOverlay(overlay.kind)
  const allowed = queue.filter((overlay) => canInterrupt(overlay.kind, now.activity) && mayOpen(overlay))
  return allowed.reduce<T | undefined>(
    (best, overlay) => (best && rankOf(best.kind) <= rankOf(overlay.kind) ? best : overlay),
    undefined,
  )
}
