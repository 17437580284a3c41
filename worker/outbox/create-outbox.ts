import type { Signal } from '#domain/port'
import { loadLazyChunk } from '../load-lazy-chunk'
import { Outbox } from './outbox'
import type { OutboxDependencies } from './outbox-types'

/** Returns the outbox of a worker, and what reports the language in use through it. */
export const createOutbox = (
  tools: Omit<OutboxDependencies, 'onDelivered'>,
  emit: (signal: Signal) => void,
) => {
  const outbox = new Outbox({
    ...tools,
    onDelivered: async (row) => {
      if (row.kind === 'language') (await loadLazyChunk())?.markLanguageSynced(outbox, row)
    },
  })
  const { store, facts } = tools
  const outboxTools = { store, facts, outbox }
  return {
    outbox,
    outboxTools,
    /** @param isChosen by the player just now: they are told where it can be neither saved nor sent */
    sendLanguage: async (isChosen = false): Promise<void> => {
      if (facts.current.session)
        await (await loadLazyChunk())?.syncMemberLanguage(outboxTools, isChosen ? emit : undefined)
    },
  }
}
