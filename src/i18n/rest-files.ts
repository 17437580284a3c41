import type { Load, TranslationFile } from './locale-files'

/** Where the words of the later screens are, by file. */
export const DEFERRED_FILES: Readonly<Record<string, Load>> = import.meta.glob<TranslationFile>(
  './locales/*/rest.json',
  {
    import: 'default',
  },
)
