import type { TranslationFile, TranslationLoader } from './translation-types'

/** The loaders of the later screens' translations, by file. */
export const DEFERRED_FILES: Readonly<Record<string, TranslationLoader>> = import.meta.glob<TranslationFile>(
  './locales/*/rest.json',
  {
    import: 'default',
  },
)
