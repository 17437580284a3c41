import type { TrackingEvent } from '#domain/contract/tracking'
import type { FactsHolder } from '../facts'
import { trackingDelivery } from '../outbox/deliveries'
import type { Outbox } from '../outbox/outbox'
import { bindPush } from '../outbox/load-push'
import type { Store } from '../store/store'

interface Tools {
  readonly store: Store
  readonly facts: FactsHolder
  readonly outbox: Outbox
}

/** What goes to the gateway through the outbox, whenever it can (OFF-05). */
export const deliveryCommands = (tools: Tools) => ({
  bindPush: (wish: { readonly registrationToken: string }) => bindPush(tools, wish),
  /** Keeps an event until the gateway has taken it (TRK-02). */
  track: (event: TrackingEvent) => tools.outbox.put(trackingDelivery(event)),
})
