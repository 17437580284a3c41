import {
  AGENT_REGISTER_PATH,
  BENEFITS_PATH,
  CHANGE_PASSWORD_PATH,
  DEPOSIT_PATH,
  FEEDBACK_PATH,
  HISTORY_PATH,
  HOME_PATH,
  INVITE_PATH,
  LAUNCH_PATH,
  LEADERBOARD_PATH,
  LOGIN_PATH,
  MALL_PATH,
  MEMBER_PATH,
  OLD_REGISTER_PATH,
  REGISTER_PATH,
  REWARDS_PATH,
  SECURITY_PATH,
  WITHDRAW_PATH,
} from './routes'
import type { Member } from '../port'

/**
 * Audience of a route: `member` requires a login, `both` is protected but open to guests, `guest` is for guests only,
 * `feedback` is for members and offers no login, and `open` is for everybody.
 */
export type RouteKind = 'member' | 'both' | 'guest' | 'feedback' | 'open'

/** Routes that are not open (SES-04, SES-05); `/*` at the end includes everything below. */
const KINDS: readonly (readonly [path: string, kind: RouteKind])[] = [
  [LOGIN_PATH, 'guest'],
  [REGISTER_PATH, 'guest'],
  [OLD_REGISTER_PATH, 'guest'],
  [CHANGE_PASSWORD_PATH, 'member'],
  [MEMBER_PATH, 'member'],
  [BENEFITS_PATH, 'member'],
  [HISTORY_PATH, 'member'],
  [REWARDS_PATH, 'member'],
  [DEPOSIT_PATH, 'member'],
  [WITHDRAW_PATH, 'member'],
  [`${SECURITY_PATH}/*`, 'member'],
  [MALL_PATH, 'member'],
  [LEADERBOARD_PATH, 'member'],
  [LAUNCH_PATH, 'member'],
  [AGENT_REGISTER_PATH, 'member'],
  [INVITE_PATH, 'both'],
  [FEEDBACK_PATH, 'feedback'],
]

/** Normalises a path like the router: decoded, case-insensitive, without a trailing slash. */
const plainPath = (pathname: string): string => {
  const path = pathname.replace(/\/+$/u, '')
  try {
    return decodeURI(path).toLowerCase()
  } catch {
    return path.toLowerCase()
  }
}

const TABLE = KINDS.map(([path, kind]) => [path.toLowerCase(), kind] as const)

export const routeKindOf = (pathname: string): RouteKind => {
  const plain = plainPath(pathname)
  const known = TABLE.find(([path]) =>
    path.endsWith('/*') ? `${plain}/`.startsWith(path.slice(0, -1)) : path === plain,
  )
  return known?.[1] ?? 'open'
}

/** True if a token in the URL is accepted on this route (SES-03). */
export const takesToken = (pathname: string): boolean => {
  const kind = routeKindOf(pathname)
  return kind === 'member' || kind === 'both'
}

export interface RouteContext {
  readonly pathname: string
  /** Of the session, or of an unconfirmed login (SES-11). */
  readonly member: Pick<Member, 'type'> | null
  /** True if the password must be changed before any other protected action (LOG-04). */
  readonly mustChangePassword: boolean
  /** True while a token from the URL is being verified; the login state is unknown until then. */
  readonly isAdopting: boolean
}

/** `login` saves the current URL; `return` is for a player who is or has just been logged in. */
export type GuardVerdict =
  | { readonly kind: 'admit' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'login' }
  | { readonly kind: 'return' }
  | { readonly kind: 'to'; readonly path: string }

const ADMIT = { kind: 'admit' } as const
const TO_PASSWORD = { kind: 'to', path: CHANGE_PASSWORD_PATH } as const

/** Decides who may open a route, and where others are redirected (SES-03 to SES-05, SES-11, LOG-04). */
export const checkRoute = ({
  pathname,
  member,
  mustChangePassword,
  isAdopting,
}: RouteContext): GuardVerdict => {
  const kind = routeKindOf(pathname)
  if (kind === 'open') return ADMIT
  if (isAdopting && kind !== 'guest') return { kind: 'wait' }
  // Type -1 means that nobody is logged in (SES-02).
  const isMember = member !== null && member.type !== -1
  if (!isMember) return guestVerdict(kind)
  if (kind === 'guest') return mustChangePassword ? TO_PASSWORD : { kind: 'return' }
  if (mustChangePassword && plainPath(pathname) !== plainPath(CHANGE_PASSWORD_PATH)) return TO_PASSWORD
  return ADMIT
}

const guestVerdict = (kind: RouteKind): GuardVerdict => {
  if (kind === 'member') return { kind: 'login' }
  return kind === 'feedback' ? { kind: 'to', path: HOME_PATH } : ADMIT
}
