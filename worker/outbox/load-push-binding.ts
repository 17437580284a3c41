import { loadLazyChunk } from '../load-lazy-chunk'
import type { unbindPush as unbind } from './push-binding'

/** If the code cannot be loaded the binding stays saved, for the next time. */
export const unbindPushLazily: (...args: Parameters<typeof unbind>) => Promise<void> = async (
  deps,
  merchant,
  member,
) => {
  if (await deps.store.get('vault', 'push')) await (await loadLazyChunk())?.unbindPush(deps, merchant, member)
}
