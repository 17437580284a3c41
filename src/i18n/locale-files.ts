import type { LanguageCode } from '#domain/language/languages'
import type { TranslationFile, TranslationLoader } from './translation-types'

/**
 * One chunk a language and part, fetched only when asked for (LNG-04). A language is offered when its folder is here.
 * The build names the `first.json` chunks to the document's script, which preloads the one in use. The names of the
 * `rest.json` chunks come later themselves: half a kilobyte that no first screen needs.
 */
const FIRST: Readonly<Record<string, TranslationLoader>> = import.meta.glob<TranslationFile>(
  './locales/*/first.json',
  {
    import: 'default',
  },
)

export type WordPart = 'first' | 'rest'

/** The words of one part in one language; rejects when the chunk cannot be had, or the language has no folder. */
export const loadWordFile = async (code: LanguageCode, part: WordPart): Promise<TranslationFile> => {
  const files = part === 'first' ? FIRST : (await import('./deferred-files')).DEFERRED_FILES
  const load = files[`./locales/${code}/${part}.json`]
  if (!load) throw new Error(`No ${part} words for ${code}`)
  return load()
}

/** Is there a folder of words for this language? */
export const hasTranslations = (code: LanguageCode): boolean => `./locales/${code}/first.json` in FIRST
