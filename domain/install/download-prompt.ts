import { ADD_BANK_CARD_PATH, ADD_PIX_PATH, DEPOSIT_PATH, WITHDRAW_PATH } from '../routing/routes'
import { DAY_MS } from '../timing'
import type { CountRules, DownloadRules } from './download-rules'
import { isPlayerOrAgent } from '../member/member-type'
import type { OverlayKind } from '../overlays/overlay-precedence'

/**
 * Event that triggers a check (DLP-02): a delay has passed, the counts are loaded or have changed, a page has opened.
 */
export type PromptTrigger = 'login' | 'registration' | 'deposit' | 'counts' | 'route'

type CountReason = 'deposit_times' | 'deposit_least_times' | 'withdrawal_times' | 'withdrawal_least_times'

/** The setting that causes a prompt; `forced` if an earlier prompt holds for this session. */
export type PromptReason =
  | CountReason
  | 'login_required'
  | 'reg_days'
  | 'bind_card'
  | 'first_deposit'
  | 'first_withdraw'
  | 'forced'

/** Prompts for a single event. Their history is permanent: the count at which they were shown, or that they were. */
export type PromptCounter = 'deposit_times' | 'withdrawal_times' | 'bind_card'
export const PROMPT_COUNTERS = [
  'deposit_times',
  'withdrawal_times',
  'bind_card',
] as const satisfies PromptCounter[]

export interface PromptHistory {
  /** 0: never shown. */
  readonly counters: Readonly<Record<PromptCounter, number>>
  /** Marks of prompts shown in this session for a lasting condition, not for an event, in the form of `remember`. */
  readonly shown: readonly string[]
  /** A prompt without a close button was shown in this session: it holds. */
  readonly isForced: boolean
  /** The prompt of this page visit has been shown. */
  readonly isPageDone: boolean
}

export interface PromptFacts {
  readonly rules: DownloadRules
  readonly trigger: PromptTrigger
  /** As in `location.host`. */
  readonly host: string
  readonly path: string
  /** Type of the current member; null for a guest. */
  readonly memberType: number | null
  /** True in the merchant's app or from the home screen. */
  readonly isAtHome: boolean
  /** Another overlay about installing is open or waits. */
  readonly isInstallOpen: boolean
  /** How many deposits and withdrawals have gone through; null: not known. */
  readonly deposits: number | null
  readonly withdrawals: number | null
  /** How many cards, keys and wallets the member has, as the three lists of S3 say; null: not known. */
  readonly payouts: number | null
  /** Epoch ms; null: not known. */
  readonly regDate: number | null
  readonly memory: PromptHistory
  readonly isInGame: boolean
  /** Since the last prompt of this session; null where there was none. */
  readonly minutesSinceLast: number | null
  /** Epoch ms. */
  readonly now: number
}

export interface DownloadPrompt {
  readonly mode: 'bottom' | 'fullscreen'
  readonly isClosable: boolean
  readonly reason: PromptReason
  /** What to save once the prompt has been seen. */
  readonly remember: {
    readonly counters: Readonly<Partial<Record<PromptCounter, number>>>
    readonly shown: readonly string[]
    readonly isForced: boolean
  }
}

interface Match {
  readonly reason: PromptReason
  readonly isClosable: boolean
  readonly counters?: DownloadPrompt['remember']['counters']
  readonly shown?: string
}

/**
 * Returns the prompt to show now, if any (DLP-03 to DLP-07). One prompt covers every reason that holds at the same
 * time, and cannot be closed if one of them forbids it. Never throws: the result is null or a prompt for any settings
 * and facts.
 */
export const downloadPrompt = (facts: PromptFacts): DownloadPrompt | null => {
  const { rules, memory } = facts
  if (!canPrompt(facts) || isPostponed(facts)) return null
  const matches = memory.isForced ? [] : newMatches(facts)
  const forced: Match | undefined = memory.isForced
    ? { reason: 'forced', isClosable: false }
    : matches.find(({ isClosable }) => !isClosable)
  const first = forced ?? matches[0]
  if (!first) return null
  return {
    mode: rules.mode,
    isClosable: forced === undefined,
    reason: first.reason,
    remember: {
      counters: countersOf(matches),
      shown: matches.flatMap(({ shown }) => shown ?? []),
      isForced: forced !== undefined,
    },
  }
}

const countersOf = (matches: readonly Match[]): DownloadPrompt['remember']['counters'] =>
  matches.reduce((all, { counters }) => ({ ...all, ...counters }), {})

/** Postponed: the trigger is checked again later (DLP-05, DLP-06). */
export const isPostponed = ({
  isInstallOpen,
  isInGame,
  minutesSinceLast,
  rules,
  memory,
}: Pick<PromptFacts, 'isInstallOpen' | 'isInGame' | 'minutesSinceLast' | 'rules' | 'memory'>): boolean =>
  isInstallOpen ||
  (isInGame && !memory.isForced && minutesSinceLast !== null && minutesSinceLast < rules.inGameMinutes)

/** True if this visitor may be prompted here at all. */
export const canPrompt = ({
  rules,
  host,
  memberType,
  isAtHome,
}: Pick<PromptFacts, 'rules' | 'host' | 'memberType' | 'isAtHome'>): boolean =>
  rules.isOn && memberType !== null && isPlayerOrAgent(memberType) && !isAtHome && isFor(rules, host)

/** The rest of the family in `OVERLAY_RULES` (DLP-06). Repeated here: that table is part of the first screen. */
const OTHER_INSTALLS: ReadonlySet<OverlayKind> = new Set(['app-upgrade', 'install-guide', 'install-popup'])

export const isInstallOverlay = (kind: OverlayKind): boolean => OTHER_INSTALLS.has(kind)

/** True if a count must be fetched, because it may still cause a prompt (DLP-02). */
export const needsCount = ({ times, least }: CountRules, count: number | null): boolean =>
  least !== null || (times !== null && (count === null || count < times))

/** True if the prompts apply to this host. A listed host without a port matches any port. */
const isFor = ({ domains: { are, hosts } }: DownloadRules, host: string): boolean => {
  if (are === 'all') return true
  const name = host.toLowerCase()
  const isListed = hosts.includes(name) || hosts.includes(name.replace(/:\d+$/u, ''))
  return are === 'only' ? isListed : !isListed
}

const newMatches = (facts: PromptFacts): readonly Match[] =>
  matchesOf(facts).filter(({ shown }) => shown === undefined || !facts.memory.shown.includes(shown))

const matchesOf = (facts: PromptFacts): readonly Match[] => {
  const { rules, deposits, withdrawals, memory } = facts
  switch (facts.trigger) {
    case 'login':
      return rules.login ? [{ reason: 'login_required', isClosable: rules.login === 'closable' }] : []
    case 'registration':
      return registrationMatches(facts)
    case 'deposit':
      return countMatches('deposit', rules.deposits, deposits, memory)
    case 'counts':
      return [
        ...countMatches('deposit', rules.deposits, deposits, memory),
        ...countMatches('withdrawal', rules.withdrawals, withdrawals, memory),
      ]
    case 'route':
      return memory.isPageDone ? [] : routeMatches(facts)
    default:
      return facts.trigger satisfies never
  }
}

/** A member of at least N days is asked once a session: the days only grow. */
const registrationMatches = ({ rules, regDate, now }: PromptFacts): readonly Match[] =>
  rules.regDays !== null && regDate !== null && now - regDate >= rules.regDays * DAY_MS
    ? [{ reason: 'reg_days', isClosable: !rules.isRegDaysForced, shown: 'reg_days' }]
    : []

/**
 * The nth deposit or withdrawal is an event: prompted once for that count, for ever. From the nth on is a lasting
 * condition: prompted once a session for each count.
 */
const countMatches = (
  act: 'deposit' | 'withdrawal',
  rules: CountRules,
  count: number | null,
  { counters }: PromptHistory,
): readonly Match[] => {
  if (count === null) return []
  const [times, least] = [`${act}_times`, `${act}_least_times`] as const
  const isNth = rules.times === count && counters[times] !== count
  const isFromNth = rules.least !== null && count >= rules.least
  return [
    ...(isNth ? [{ reason: times, isClosable: !rules.isTimesForced, counters: { [times]: count } }] : []),
    ...(isFromNth
      ? [{ reason: least, isClosable: !rules.isLeastForced, shown: `${least} ${String(count)}` }]
      : []),
  ]
}

/** The pages that have a prompt of their own (DLP-04, DLP-07). */
const routeMatches = (facts: PromptFacts): readonly Match[] => {
  const { rules, path, deposits, withdrawals } = facts
  switch (pageOf(path)) {
    case DEPOSIT_PATH:
      return rules.firstDeposit && deposits === 0
        ? [{ reason: 'first_deposit', isClosable: rules.firstDeposit === 'closable' }]
        : []
    case WITHDRAW_PATH:
      return rules.firstWithdraw && withdrawals === 0
        ? [{ reason: 'first_withdraw', isClosable: rules.firstWithdraw === 'closable' }]
        : []
    case ADD_BANK_CARD_PATH:
    case ADD_PIX_PATH:
      return rules.bindCard === 'always' || (isFirstCard(facts) && facts.payouts === 0)
        ? [{ reason: 'bind_card', isClosable: true, counters: { bind_card: 1 } }]
        : []
    default:
      return []
  }
}

const pageOf = (path: string): string => path.replace(/\/+$/u, '')

/**
 * True if the merchant prompts for a first card only and this device has not shown that prompt. Existing cards are
 * checked separately, with `payouts`.
 */
const isFirstCard = ({ rules, memory }: Pick<PromptFacts, 'rules' | 'memory'>): boolean =>
  rules.bindCard === 'first' && memory.counters.bind_card === 0

/** True if the lists of cards and wallets must be fetched, because a prompt depends on them. */
export const needsPayoutAccounts = (
  facts: Pick<PromptFacts, 'rules' | 'memory' | 'path' | 'payouts'>,
): boolean =>
  [ADD_BANK_CARD_PATH, ADD_PIX_PATH].includes(pageOf(facts.path)) &&
  facts.payouts === null &&
  isFirstCard(facts)
