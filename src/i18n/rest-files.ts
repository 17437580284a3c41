import type { Load, WordFile } from './locale-files'

/** Where the words of the later screens are, by file. */
export const REST: Readonly<Record<string, Load>> = import.meta.glob<WordFile>('./locales/*/rest.json', {
  import: 'default',
})
