import type { AppError } from '#domain/errors'
import { err, type Result } from '#domain/result'
import type * as Late from './late'
import { NO_CODE } from './no-code'

/** Loads what no first screen needs; null when it cannot be had. */
export const loadLate = (): Promise<typeof Late | null> => import('./late').catch(() => null)

/** Runs a command whose code no first screen needs. */
export const withLate = async <T>(
  run: (late: typeof Late) => Promise<Result<T, AppError>>,
): Promise<Result<T, AppError>> => {
  const late = await loadLate()
  return late ? run(late) : err(NO_CODE)
}
