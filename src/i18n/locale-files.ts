import type { LanguageCode } from '#domain/constants/languages'

export type WordFile = Readonly<Record<string, string>>

type Load = () => Promise<WordFile>

/**
 * One chunk a language and part, fetched only when asked for (LNG-04). A language is offered when its folder is here.
 * The build names the `first.json` chunks to the document's script, which preloads the one in use.
 */
const FIRST: Readonly<Record<string, Load>> = import.meta.glob<WordFile>('./locales/*/first.json', {
  import: 'default',
})
const REST: Readonly<Record<string, Load>> = import.meta.glob<WordFile>('./locales/*/rest.json', {
  import: 'default',
})

export type WordPart = 'first' | 'rest'

/** The words of one part in one language; rejects when the chunk cannot be had, or the language has no folder. */
export const loadWordFile = async (code: LanguageCode, part: WordPart): Promise<WordFile> => {
  const load = (part === 'first' ? FIRST : REST)[`./locales/${code}/${part}.json`]
  if (!load) throw new Error(`No ${part} words for ${code}`)
  return load()
}

/** Is there a folder of words for this language? */
export const hasWords = (code: LanguageCode): boolean => `./locales/${code}/first.json` in FIRST
