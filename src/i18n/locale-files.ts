import type { LanguageCode } from '#domain/language/languages'
import type { TranslationFile, TranslationLoader } from './translation-types'

/**
 * One chunk per language and part, fetched on demand (LNG-04). A language is offered if its folder exists here. The
 * build passes the names of the `first.json` chunks to the document's script, which preloads the current one. The
 * names of the `rest.json` chunks load later themselves: half a kilobyte that no first screen needs.
 */
const FIRST: Readonly<Record<string, TranslationLoader>> = import.meta.glob<TranslationFile>(
  './locales/*/first.json',
  {
    import: 'default',
  },
)

export type TranslationPart = 'first' | 'rest'

/**
 * Returns the translations of one part in one language. Rejects if the chunk cannot be loaded or the language has no
 * folder.
 */
export const loadTranslationFile = async (
  code: LanguageCode,
  part: TranslationPart,
): Promise<TranslationFile> => {
  const files = part === 'first' ? FIRST : (await import('./deferred-files')).DEFERRED_FILES
  const load = files[`./locales/${code}/${part}.json`]
  if (!load) throw new Error(`No ${part} words for ${code}`)
  return load()
}

/** True if this language has a folder of translations. */
export const hasTranslations = (code: LanguageCode): boolean => `./locales/${code}/first.json` in FIRST
