import type { FactsHolder } from './facts'
import type { ConfigFile } from './net/config-file'
import type { Store } from './store/store'
import type { SharedSync } from './sync/shared-sync'

interface Tools {
  readonly facts: FactsHolder
  readonly config: ConfigFile
  readonly store: Store
  readonly shared: SharedSync
  readonly learnMerchant: (merchant: string) => void
}

/**
 * Asks for everything, and for config.json beside it; anew where that replaces paths. On a first visit it names the
 * merchant, whichever comes first: status goes by the host while nobody has (NET-01).
 */
export const startLeading = async ({ facts, config, store, shared, learnMerchant }: Tools): Promise<void> => {
  await facts.known
  const isFirstVisit = facts.current.merchant === ''
  const heedMerchant = (): void => {
    if (isFirstVisit) learnMerchant(config.current.merchant ?? facts.current.merchant)
  }
  await config.restore(store)
  heedMerchant()
  const configured = config.refresh(store, shared.epoch)
  void configured.then(heedMerchant)
  await shared.lead('start')
  heedMerchant() // again: status was asked before, and may have named another
  if (await configured) await shared.lead('start')
}
