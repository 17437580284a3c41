import { loadLazyChunk } from '../load-lazy-chunk'
import type { unbindPush as unbind } from './push-binding'

/** If the code cannot be loaded the binding stays saved, for the next time. */
export const unbindPushLazily: (...args: Parameters<typeof unbind>) => Promise<void> = async (
  dependencies,
  merchant,
  member,
) => {
  if (await dependencies.store.get('vault', 'push'))
    await (await loadLazyChunk())?.unbindPush(dependencies, merchant, member)
}
