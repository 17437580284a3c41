import type { MemberSync, MemberSyncOptions } from './member-sync'
import type { SyncContext } from './sync-context'

/**
 * Syncs a member's own data. The code loads with the first session of this tab: a guest needs none of it. If that fails,
 * the next trigger loads it.
 */
export const createLazyMemberSync = (context: SyncContext, options: MemberSyncOptions): MemberSync => {
  const { facts } = context
  let loaded: MemberSync | undefined
  const load = async (): Promise<void> => {
    const code = await import('./member-sync')
    if (loaded) return
    loaded = code.createMemberSync(context, options)
    loaded.setVisible(facts.current.visible)
  }
  const run = async (use: (sync: MemberSync) => void): Promise<void> => {
    if (!loaded && facts.current.session) await load().catch(() => undefined)
    if (loaded) use(loaded)
  }
  return {
    trigger: (trigger) => void run((sync) => sync.trigger(trigger)),
    setVisible: (isVisible) => void run((sync) => sync.setVisible(isVisible)),
  }
}
