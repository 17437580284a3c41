import type { FindingCode } from '../report/finding-codes'

/** The one finding of a line: a dead line fails in every other check as well. */
export interface LineProblem {
  /** False if no player can use the line. */
  readonly isUsable: boolean
  readonly code: FindingCode
  readonly what: string
  readonly advice: string
}

/** Returns the problem of a line that no player can use. */
export const unusable = (code: FindingCode, what: string, advice: string): LineProblem => ({
  isUsable: false,
  code,
  what,
  advice,
})

/** Returns the problem of a line that works, but not well. */
export const usable = (code: FindingCode, what: string, advice: string): LineProblem => ({
  isUsable: true,
  code,
  what,
  advice,
})

/** Returns the problem of a line that redirects: neither a ping nor a page there stays on the line. */
export const redirected = (target: string): LineProblem =>
  unusable(
    'line-redirects',
    `redirects to ${target}`,
    `List ${new URL(target).origin} in its place, or serve the app on this line itself.`,
  )
