import type { AppError } from '#domain/errors'
import { err, type Result } from '#domain/result'
import { NO_CODE } from '../no-code'
import type * as Push from './push-binding'

/** The device's binding (`./push-binding`), by code that is loaded for it: few devices are told anything. */
export const bindPush = async (
  ...given: Parameters<typeof Push.bindPush>
): Promise<Result<null, AppError>> => {
  const code = await load()
  return code ? code.bindPush(...given) : err(NO_CODE)
}

/** Where its code is not to be had the binding stays written down, for the next time. */
export const unbindPush = async (...[tools, ...whose]: Parameters<typeof Push.unbindPush>): Promise<void> => {
  if (await tools.store.get('vault', 'push')) await (await load())?.unbindPush(tools, ...whose)
}

const load = (): Promise<typeof Push | null> => import('./push-binding').catch(() => null)
