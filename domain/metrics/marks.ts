/**
 * Names of User Timing marks, by which code of any chunk records a fact for the field metrics (docs/field-metrics.md).
 * The browser keeps them, so the code that reads them may load later, or never.
 */
export const GAMES_MARK = 'mc-games' // page: the first time that games of the lobby are rendered
export const LINES_MARK = 'mc-lines' // worker: a check of the lines has ended; its detail is a LinesTried
export const QUOTA_MARK = 'mc-quota' // worker: the quota was exceeded, so cached data is evicted

/** Detail of a LINES_MARK: numbers of lines. */
export interface LinesTried {
  readonly tried: number
  /** Lines without a valid response. */
  readonly lost: number
}
