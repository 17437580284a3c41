import { randomBytes, randomInt } from 'node:crypto'
import * as v from 'valibot'
import type { Clock } from '../clock'
import { GAP_TOLERANCE, type Gap, gapSpan } from './puzzle-gap'

/** Captcha fields of login, register and sms (contract.md, Accounts). */
export interface CaptchaInput {
  readonly geetestChallenge?: string | undefined
  readonly geetestValidate?: string | undefined
  readonly geetestSeccode?: string | undefined
  readonly geetestValidateV4?: unknown
}

export interface Captcha {
  /** True if a puzzle was solved for this call. Each result counts once (DEP-04). */
  verify(input: CaptchaInput): boolean
}

/** A puzzle that is currently shown to a player. */
export interface Puzzle extends Gap {
  /** v3: the challenge with two extra characters; v4: the lot number. */
  readonly id: string
  readonly version: 'v3' | 'v4'
  /** Epoch ms. */
  readonly openedAt: number
}

/** Results of a correct position, in the provider's format. */
export type Solved =
  | { readonly kind: 'right'; readonly token: string; readonly at: number }
  /** The piece does not fit, and the puzzle is closed. */
  | { readonly kind: 'wrong' }
  /** Unknown puzzle, or no longer open. */
  | { readonly kind: 'gone' }

/** Both sides of the captcha: the puzzles of the stand-in providers, and the gateway's verification. */
export interface CaptchaService extends Captcha {
  /** The challenge returned by GET /wps/captcha/geetest. */
  challenge(): string
  isChallenge(challenge: string): boolean
  open(version: Puzzle['version'], challenge: string): Puzzle
  find(id: string): Puzzle | null
  solve(id: string, x: number): Solved
  /** The puzzles that are open now, the latest last. */
  puzzles(): readonly Puzzle[]
  clear(): void
}

const LIFE_MS = 10 * 60_000 // lifetime of a challenge, a puzzle and a result
const TOO_FAST_MS = 500 // CAP-07: no human sees and solves a puzzle in less
const MAX_STORED = 2_000 // of each; the oldest are removed

interface Result {
  readonly id: string
  readonly version: Puzzle['version']
  readonly at: number
  readonly isTooFast: boolean
}

export function createCaptcha(clock: Clock): CaptchaService {
  const challenges = new Map<string, number>()
  const puzzles = new Map<string, Puzzle>()
  const results = new Map<string, Result>()
  const isOver = (since: number) => Math.abs(clock.now() - since) > LIFE_MS
  const find = (id: string): Puzzle | null => {
    const puzzle = puzzles.get(id)
    return puzzle === undefined || isOver(puzzle.openedAt) ? null : puzzle
  }
  /** True if the token is a valid result of this puzzle. Uses the token up. */
  const spend = (token: string, version: Puzzle['version'], id: string): boolean => {
    const result = results.get(token)
    if (result?.version !== version || result.id !== id) return false
    results.delete(token)
    return !isOver(result.at) && !result.isTooFast
  }

  return {
    challenge: () => {
      const challenge = token()
      store(challenges, challenge, clock.now())
      return challenge
    },
    isChallenge: (challenge) => {
      const since = challenges.get(challenge)
      return since !== undefined && !isOver(since)
    },
    open: (version, challenge) => {
      const id = version === 'v3' ? challenge + randomBytes(1).toString('hex') : token()
      const puzzle = {
        id,
        version,
        openedAt: clock.now(),
        x: randomInt(...gapSpan.x),
        y: randomInt(...gapSpan.y),
      }
      store(puzzles, id, puzzle)
      return puzzle
    },
    find,
    solve: (id, x) => {
      const puzzle = find(id)
      puzzles.delete(id)
      if (puzzle === null) return { kind: 'gone' }
      if (!(Math.abs(x - puzzle.x) <= GAP_TOLERANCE)) return { kind: 'wrong' }
      const at = clock.now()
      const isTooFast = at - puzzle.openedAt < TOO_FAST_MS
      const own = token()
      store(results, own, { id, version: puzzle.version, at, isTooFast })
      return { kind: 'right', token: own, at }
    },
    puzzles: () => [...puzzles.values()].filter(({ openedAt }) => !isOver(openedAt)),
    verify: ({ geetestChallenge, geetestValidate, geetestSeccode, geetestValidateV4 }) => {
      const v4 = v.safeParse(v4Schema, geetestValidateV4)
      if (v4.success) return spend(v4.output.pass_token, 'v4', v4.output.lot_number)
      if (geetestChallenge === undefined || geetestValidate === undefined) return false
      if (geetestSeccode !== seccodeOf(geetestValidate)) return false
      return spend(geetestValidate, 'v3', geetestChallenge)
    },
    clear: () => {
      challenges.clear()
      puzzles.clear()
      results.clear()
    },
  }
}

const v4Schema = v.object({
  captcha_id: v.string(),
  lot_number: v.string(),
  captcha_output: v.string(),
  pass_token: v.string(),
  gen_time: v.string(),
})

/** v3 sends its validation twice, the second time with a suffix. */
export const seccodeOf = (validate: string): string => `${validate}|jordan`

const token = (): string => randomBytes(16).toString('hex')

function store<T>(map: Map<string, T>, key: string, value: T): void {
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > MAX_STORED && oldest !== undefined) map.delete(oldest)
}
