import {
  AGENT_REGISTER_PATH,
  BENEFITS_PATH,
  CHANGE_PASSWORD_PATH,
  DEPOSIT_PATH,
  FEEDBACK_PATH,
  HOME_PATH,
  INVITE_PATH,
  LAUNCH_PATH,
  LEADERBOARD_PATH,
  LOGIN_PATH,
  MALL_PATH,
  MEMBER_PATH,
  REGISTER_PAGE_PATH,
  REGISTER_PATH,
  REWARDS_PATH,
  SECURITY_PATH,
  WITHDRAW_PATH,
} from './routes'
import type { Member } from '../port'

/**
 * Whom a route is for: `member` asks for a login, `both` is protected and yet open to guests, `guest` is of no use to a
 * member, `feedback` is a member's and has no login to offer, and `open` is everybody's.
 */
export type RouteKind = 'member' | 'both' | 'guest' | 'feedback' | 'open'

/** Those that are not open (SES-04, SES-05); with `/*` at its end also what lies below. */
const KINDS: readonly (readonly [path: string, kind: RouteKind])[] = [
  [LOGIN_PATH, 'guest'],
  [REGISTER_PATH, 'guest'],
  [REGISTER_PAGE_PATH, 'guest'],
  [CHANGE_PASSWORD_PATH, 'member'],
  [MEMBER_PATH, 'member'],
  [BENEFITS_PATH, 'member'],
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

/** As the router compares paths: decoded, whatever their case, and a slash at the end changes nothing. */
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

/** Does a token in the address count here (SES-03)? */
export const takesToken = (pathname: string): boolean => {
  const kind = routeKindOf(pathname)
  return kind === 'member' || kind === 'both'
}

export interface RouteContext {
  readonly pathname: string
  /** Of the session, or of a login that waits to be confirmed (SES-11). */
  readonly member: Pick<Member, 'type'> | null
  /** The password must be changed before anything else that is protected (LOG-04). */
  readonly mustChangePassword: boolean
  /** A token of the address is being asked about; nobody is known to be in or out before that. */
  readonly isAdopting: boolean
}

/** `login` keeps where it was; `return` is the way of somebody who is in already, or has just come in. */
export type GuardVerdict =
  | { readonly kind: 'admit' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'login' }
  | { readonly kind: 'return' }
  | { readonly kind: 'to'; readonly path: string }

const ADMIT = { kind: 'admit' } as const
const TO_PASSWORD = { kind: 'to', path: CHANGE_PASSWORD_PATH } as const

/** Who may stand on a route, and where everybody else is sent (SES-03 to SES-05, SES-11, LOG-04). */
export const checkRoute = ({
  pathname,
  member,
  mustChangePassword,
  isAdopting,
}: RouteContext): GuardVerdict => {
  const kind = routeKindOf(pathname)
  if (kind === 'open') return ADMIT
  if (isAdopting && kind !== 'guest') return { kind: 'wait' }
  // A type of -1 is nobody who has logged in (SES-02).
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
