import { LANGUAGE_KEY } from '#domain/storage-keys'
import type { AppError } from '#domain/errors'
import { ok, type Result } from '#domain/result'
import { inBackground } from '../../in-background'
import type { PageFactsStore } from '../../page-facts-store'
import { saveChoice } from '../../load-lazy-chunk'
import type { Store } from '../../store/store'
import type { SharedSync } from '../../sync/shared-sync'

interface Dependencies {
  readonly store: Store
  readonly facts: PageFactsStore
  readonly shared: SharedSync
  readonly sendLanguage: (hasChanged: boolean) => Promise<void>
  readonly evict: () => Promise<unknown>
}

/**
 * Returns the command that changes the language: it saves it, reports it to the gateway and requests content in it.
 */
export const languageCommand =
  ({ store, facts, shared, sendLanguage, evict }: Dependencies) =>
  /** @param chosenAt epoch ms of the player's choice; null if the player did not choose it */
  async (language: string, chosenAt: number | null = null): Promise<Result<null, AppError>> => {
    const isShown = language === facts.current.language
    if (chosenAt !== null) {
      facts.update({ choicesAt: chosenAt, isLanguageChosen: true })
      void saveChoice(store, LANGUAGE_KEY, language, chosenAt)
    }
    facts.update({ language })
    if (!isShown || chosenAt !== null) inBackground(sendLanguage(true))
    if (isShown) return ok(null)
    const result = await shared.trigger('language')
    // The cache keeps two languages, however many are tried.
    if (shared.isLeading) shared.runWhenIdle(evict)
    return result
  }
