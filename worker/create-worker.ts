import type { PageFacts } from '#domain/port'
import { err, ok } from '#domain/result'
import { CHUNK_UNAVAILABLE } from './chunk-unavailable-error'
import type { AccountCommands } from './commands/accounts/account-commands'
import { languageCommand } from './commands/language/set-language'
import { pageCommands } from './commands/page-commands'
import { sessionCommands } from './commands/session/session-commands'
import { withLazyCommands } from './commands/with-lazy-commands'
import { connectParts } from './connect-parts'
import { createParts } from './create-parts'
import { loadLazyChunk } from './load-lazy-chunk'
import { retryPending } from './retry-pending'
import type { WorkerEnvironment } from './worker-environment'

/** Creates the worker: its parts, the connections between them, and one function per command. None of them throws. */
export const createWorkerApp = (environment: WorkerEnvironment) => {
  const parts = createParts(environment)
  const { facts, shared, memberSync, loginDependencies } = parts
  connectParts(parts)
  environment.onOnline(() => {
    // Each tab gets this event. The leader syncs for all, once.
    if (shared.isLeading) void shared.trigger('online')
    memberSync.trigger('online')
    retryPending(parts)
  })

  const loadAccountCommands = (): Promise<AccountCommands | null> =>
    import('./commands/accounts/account-commands').then(
      (code) => code.accountCommands(loginDependencies),
      () => null,
    )
  const commands = {
    /** Receives one-way facts from the document's script, before React has loaded. */
    receivePageFacts: (pageFacts: PageFacts): void => {
      facts.update(pageFacts)
    },
    ...pageCommands(parts),
    changeLanguage: languageCommand(parts),
    checkLines: parts.lines.check,
    ...sessionCommands(loginDependencies),
    /** Loads the commands of the account screens ahead of the first one. */
    prefetchAccountCommands: async () => ((await loadAccountCommands()) ? ok(null) : err(CHUNK_UNAVAILABLE)),
  }
  return withLazyCommands(commands, [
    async () => (await loadLazyChunk())?.lazyCommands(parts) ?? null,
    loadAccountCommands,
    () =>
      import('./commands/money/transaction-commands').then(
        (code) => code.transactionCommands(loginDependencies),
        () => null,
      ),
  ])
}
