import type { Signal } from '#domain/port'
import { loadLate } from '../load-late'
import { Outbox, type OutboxTools } from './outbox'

/** Returns the outbox of a worker, and what reports the language in use through it. */
export const createOutbox = (tools: Omit<OutboxTools, 'onDelivered'>, emit: (signal: Signal) => void) => {
  const outbox = new Outbox({
    ...tools,
    onDelivered: async (row) => {
      if (row.kind === 'language') (await loadLate())?.noteTold(outbox, row)
    },
  })
  const { store, facts } = tools
  const outboxTools = { store, facts, outbox }
  return {
    outbox,
    outboxTools,
    /** @param isChosen by the player just now: they are told where it can be neither saved nor sent */
    tellLanguage: async (isChosen = false): Promise<void> => {
      if (facts.current.session)
        await (await loadLate())?.tellLanguage(outboxTools, isChosen ? emit : undefined)
    },
  }
}
