import type { LanguageCode } from '#domain/language/languages'
import * as files from '../i18n/locale-files'
import type { TranslationFile } from '../i18n/translation-types'
import { readDesignState } from './design-state'

/**
 * Replaces src/i18n/locale-files.ts in the build of this page: with the pseudo-locale, every language uses its texts.
 */
export const loadTranslationFile = async (
  code: LanguageCode,
  part: files.TranslationPart,
): Promise<TranslationFile> => {
  if (readDesignState().words !== 'PSEUDO') return files.loadTranslationFile(code, part)
  const { default: words } =
    part === 'first'
      ? await import('../i18n/locales/EN/first.json?pseudo')
      : await import('../i18n/locales/EN/rest.json?pseudo')
  return words
}

export const hasTranslations = (code: LanguageCode): boolean => files.hasTranslations(code)
