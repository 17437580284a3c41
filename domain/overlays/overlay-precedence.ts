/** What the player is in the middle of; `free` is anything that may be interrupted. */
export type UserActivity = 'free' | 'form' | 'launch' | 'payment'

interface OverlayRule {
  /** What it may stand over besides a free screen. Elsewhere it waits until the player is done. */
  readonly over: readonly Exclude<UserActivity, 'free'>[]
  /** Overlays of one family never follow each other: while one is open or waits, another is not taken in. */
  readonly family?: 'install'
  /** A second one of the same kind is another thing to say, and waits for the first. Otherwise it is the same one. */
  readonly isRepeatable?: boolean
}

const ANYTHING = ['form', 'launch', 'payment'] as const

/**
 * Every overlay of the product, the most urgent first. One is open at a time. What the player asked for stands above
 * what the product would like to say; what keeps the product from working stands above both.
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
  // From here on they are offers, see `isPromotionalOverlay`.
  'install-popup': { over: [], family: 'install' },
  'download-prompt': { over: [], family: 'install' },
  'push-opt-in': { over: [] },
  announcement: { over: [] }, // all of them are the pages of one
} as const satisfies Readonly<Record<string, OverlayRule>>

export type OverlayKind = keyof typeof OVERLAY_RULES

interface Queued {
  readonly kind: OverlayKind
}

const ORDER = Object.keys(OVERLAY_RULES)

const ruleOf = (kind: OverlayKind): OverlayRule => OVERLAY_RULES[kind]

const FIRST_OFFER = ORDER.indexOf('install-popup' satisfies OverlayKind)

/**
 * Its place in the order, 0 the most urgent. All offers share the last: they take turns as they come, so that none takes
 * the place of another while it is read.
 */
const rankOf = (kind: OverlayKind): number => Math.min(ORDER.indexOf(kind), FIRST_OFFER)

/** What the product would like to say and nobody has asked for: a player who wants no offers gets none (PLY-02). */
export const isPromotionalOverlay = (kind: OverlayKind): boolean => rankOf(kind) === FIRST_OFFER

/** May this overlay stand over what the player is doing? */
export const canInterrupt = (kind: OverlayKind, activity: UserActivity): boolean =>
  activity === 'free' || ruleOf(kind).over.includes(activity)

/** Is a new overlay taken into the queue, or is it already said by what is there? */
export const shouldEnqueue = (queue: readonly Queued[], kind: OverlayKind): boolean => {
  const { family, isRepeatable = false } = ruleOf(kind)
  if (!isRepeatable && queue.some((queued) => queued.kind === kind)) return false
  return family === undefined || !queue.some((queued) => ruleOf(queued.kind).family === family)
}

/** The one overlay to show now: the most urgent of those that may, and of equals the one that came first. */
export const nextOverlay = <T extends Queued>(queue: readonly T[], activity: UserActivity): T | undefined => {
  const allowed = queue.filter((overlay) => canInterrupt(overlay.kind, activity))
  return allowed.reduce<T | undefined>(
    (best, overlay) => (best && rankOf(best.kind) <= rankOf(overlay.kind) ? best : overlay),
    undefined,
  )
}
