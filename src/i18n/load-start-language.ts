import { DEFAULT_LANGUAGE, type LanguageCode, START_LANGUAGE } from '#domain/language/languages'
import { languageFacts } from '#domain/language/language-choice'
import { START_RETRY_DELAY_MS } from '#domain/timing'
import { loadLanguage } from './load-language'

/** Returns the language in use. The retries end when it is no longer the start language. */
export type ReadLanguage = () => LanguageCode

/**
 * Resolves when the translations of the start language are shown. If they cannot be loaded (an offline visit whose
 * language was never stored), resolves when those of another language are shown. The start language replaces them as
 * soon as it loads. Retries until one language loads: without translations there is nothing to show.
 */
export const loadStartLanguage = async (readLanguage: ReadLanguage): Promise<void> => {
  const code = readLanguage()
  if (await canShow(code)) return
  for (;;) {
    for (const fallback of FALLBACKS) {
      if (fallback === code || !(await canShow(fallback))) continue
      setDocumentLanguage(fallback)
      void replaceLater(code, readLanguage)
      return
    }
    await pause()
    if (await canShow(code)) return
  }
}

const FALLBACKS: readonly LanguageCode[] = [START_LANGUAGE, DEFAULT_LANGUAGE]

const replaceLater = async (code: LanguageCode, readLanguage: ReadLanguage): Promise<void> => {
  for (;;) {
    await pause()
    if (readLanguage() !== code) return
    if (!(await canShow(code))) continue
    setDocumentLanguage(code)
    return
  }
}

const canShow = async (code: LanguageCode): Promise<boolean> => {
  try {
    return await loadLanguage(code)
  } catch {
    return false
  }
}

const setDocumentLanguage = (code: LanguageCode): void => {
  const { tag, dir } = languageFacts(code)
  document.documentElement.lang = tag
  document.documentElement.dir = dir
}

const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, START_RETRY_DELAY_MS))
