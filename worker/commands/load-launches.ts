import type { AppError } from '#domain/errors'
import { err, type Result } from '#domain/result'
import { NO_CODE } from '../no-code'
import type * as Launches from './launches'

type Launched = Result<{ gameUrl: string }, AppError>

/** Loads what opens a game; null when it cannot be had. A game needs the network anyway. */
export const loadLaunches = (): Promise<typeof Launches | null> => import('./launches').catch(() => null)

/** Runs one launch by code that is loaded for it. */
export const withLaunches = async (run: (code: typeof Launches) => Promise<Launched>): Promise<Launched> => {
  const code = await loadLaunches()
  return code ? run(code) : err(NO_CODE)
}
