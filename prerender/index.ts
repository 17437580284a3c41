import { escapeHtml } from '#domain/lobby/snapshot-markup'
import { overrideTexts } from '#domain/language/merchant-texts'
import type { LanguageCode } from '#domain/language/languages'
import { availableLanguages } from '../src/i18n/available-languages'
import { loadTranslationFile } from '../src/i18n/locale-files'
import { overrideTranslations } from '../src/i18n/translation-store'
import { applyLanguage, pageState } from '../src/shared/page/page-state'
import { memoryTables } from '../src/shared/worker/query/page-tables'
import { fetchGuestRows } from './fetch-rows'
import type { Prerenderer } from './prerendered-screen'
import { renderHomeScreen } from './render-screen'
import { setImageRules } from './server/image-rules'

export const prerenderHome: Prerenderer['prerenderHome'] = async (origin, language) => {
  const { merchant, title, imageRules, texts } = await fetchGuestRows(origin, language)
  setImageRules(imageRules)
  overrideTranslations((code, ours) => (code === language ? overrideTexts(ours, texts) : ours))
  await applyLanguage(language)
  Object.assign(pageState, { merchant, storage: 'memory', worker: 'ready' })
  const settings = await memoryTables.get('settings', merchant)
  const { accent, style } = settings?.mobileTemplate.theme ?? {}
  const markup = await renderHomeScreen()
  return {
    merchant,
    language,
    title,
    texts: await ownTexts(language, texts, markup),
    markup,
    templates: JSON.stringify({ accent, style }),
    languages: availableLanguages(settings?.languages).map(({ code }) => code),
  }
}

/**
 * Returns the merchant's own texts that this screen shows, as the page stores them; '' if it shows none. A text with a
 * value inside may be one of them.
 */
const ownTexts = async (
  language: LanguageCode,
  texts: ReadonlyMap<string, unknown>,
  markup: string,
): Promise<string> => {
  const ours = await loadTranslationFile(language, 'first')
  const own = Object.entries(overrideTexts(ours, texts)).filter(
    ([key, text]) => ours[key] !== text && (text.includes('{{') || markup.includes(escapeHtml(text))),
  )
  return own.length === 0 ? '' : JSON.stringify({ [language]: Object.fromEntries(own) })
}
