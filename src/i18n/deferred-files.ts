import type { TranslationFile, TranslationLoader } from './translation-types'

/** Where the words of the later screens are, by file. */
export const DEFERRED_FILES: Readonly<Record<string, TranslationLoader>> = import.meta.glob<TranslationFile>(
  './locales/*/rest.json',
  {
    import: 'default',
  },
)
