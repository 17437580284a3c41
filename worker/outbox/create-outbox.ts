import type { Signal } from '#domain/port'
import { loadLazyChunk } from '../load-lazy-chunk'
import { Outbox } from './outbox'
import type { OutboxDependencies } from './outbox-types'

/** Creates the worker's outbox, and a function that reports the language in use through it. */
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
    /** @param isChosen the player chose it just now: they see an error if it can be neither saved nor sent */
    sendLanguage: async (isChosen = false): Promise<void> => {
      if (facts.current.session)
        await (await loadLazyChunk())?.syncMemberLanguage(outboxTools, isChosen ? emit : undefined)
    },
  }
}
