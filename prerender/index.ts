import { availableLanguages } from '../src/i18n/available-languages'
import { applyLanguage, pageState } from '../src/shared/page/page-state'
import { memoryTables } from '../src/shared/worker/query/page-tables'
import { fetchGuestRows } from './fetch-rows'
import type { Prerenderer } from './prerendered-screen'
import { renderHomeScreen } from './render-screen'
import { setImageRules } from './server/image-rules'

export const prerenderHome: Prerenderer['prerenderHome'] = async (origin, language) => {
  const { merchant, title, imageRules } = await fetchGuestRows(origin, language)
  setImageRules(imageRules)
  await applyLanguage(language)
  Object.assign(pageState, { merchant, storage: 'memory', worker: 'ready' })
  const settings = await memoryTables.get('settings', merchant)
  const { accent, style } = settings?.mobileTemplate.theme ?? {}
  return {
    merchant,
    language,
    title,
    markup: await renderHomeScreen(),
    templates: JSON.stringify({ accent, style }),
    languages: availableLanguages(settings?.languages).map(({ code }) => code),
  }
}
