import type { PageFactsStore } from '../page-facts-store'
import type { ConfigLoader } from '../net/config-file'
import type { Store } from '../store/store'
import type { SharedSync } from './shared-sync'

interface Dependencies {
  readonly facts: PageFactsStore
  readonly config: ConfigLoader
  readonly store: Store
  readonly shared: SharedSync
  readonly setMerchant: (merchant: string) => void
}

/**
 * Runs the first sync and loads config.json in parallel; syncs again if that replaces paths. On a first visit the
 * first of the two to arrive names the merchant: until then status is requested by host (NET-01).
 */
export const runInitialSync = async ({
  facts,
  config,
  store,
  shared,
  setMerchant,
}: Dependencies): Promise<void> => {
  await facts.ready
  const isFirstVisit = facts.current.merchant === ''
  const applyMerchant = (): void => {
    if (isFirstVisit) setMerchant(config.current.merchant ?? facts.current.merchant)
  }
  await config.restore(store)
  applyMerchant()
  const configured = config.refresh(store, shared.epoch)
  void configured.then(applyMerchant)
  await shared.syncAsLeader('start')
  applyMerchant() // again: status was requested before and may have named another
  if (await configured) await shared.syncAsLeader('start')
}
