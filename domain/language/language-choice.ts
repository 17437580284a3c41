import { DEFAULT_LANGUAGE, type LanguageCode, LANGUAGES } from './languages'

const CODES: ReadonlySet<string> = new Set(LANGUAGES.map((language) => language.code))

export const isLanguageCode = (code: string): code is LanguageCode => CODES.has(code)

/** Parses a stored or delivered code: `cn` in any case, `pt_br`, spaces around it. */
export const toLanguageCode = (text: string | null | undefined): LanguageCode | null => {
  const code = (text ?? '').trim().toUpperCase().replace('_', '-')
  return isLanguageCode(code) ? code : null
}

/** Returns our language for one tag of the browser's list (LNG-01); the most specific part decides first. */
export const languageOfTag = (tag: string): LanguageCode | null => {
  const parts = tag.toLowerCase().split('-')
  const main = parts[0]
  const has = (part: string): boolean => parts.includes(part, 1)
  if (main === 'zh') return has('tw') || has('hk') || has('mo') || has('hant') ? 'TW' : 'CN'
  if (main === 'pt') return has('br') ? 'PT-BR' : 'PT'
  if (main === 'ur') return has('latn') ? 'UR-LA' : 'UR'
  return toLanguageCode(main)
}

/**
 * Returns the language to show (LNG-01): the stored one, else the browser's first that is offered, else the list's
 * first.
 * @param offered codes in the merchant's order; codes that we do not have are ignored
 */
export const chooseLanguage = (
  stored: string | null,
  browserTags: readonly string[],
  offered: readonly string[],
): LanguageCode => {
  const list = offered.flatMap((code) => toLanguageCode(code) ?? [])
  const isOffered = (code: LanguageCode | null): code is LanguageCode => code !== null && list.includes(code)
  const storedCode = toLanguageCode(stored)
  if (isOffered(storedCode)) return storedCode
  for (const tag of browserTags) {
    const code = languageOfTag(tag)
    if (isOffered(code)) return code
  }
  return list[0] ?? DEFAULT_LANGUAGE
}

/** Returns direction and tag of a language, for `<html lang dir>`. */
export const languageFacts = (code: LanguageCode): (typeof LANGUAGES)[number] =>
  LANGUAGES.find((language) => language.code === code) ?? LANGUAGES[0]
