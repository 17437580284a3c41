import { loadLate } from '../load-late'
import type { unbindPush as unbind } from './push-binding'

/** Where its code is not to be had the binding stays written down, for the next time. */
export const unbindPush: (...args: Parameters<typeof unbind>) => Promise<void> = async (
  tools,
  merchant,
  member,
) => {
  if (await tools.store.get('vault', 'push')) await (await loadLate())?.unbindPush(tools, merchant, member)
}
