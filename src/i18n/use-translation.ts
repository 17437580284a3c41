import { use, useSyncExternalStore } from 'react'
import { loadTranslations, currentTranslations, subscribe } from './translation-store'
import type { TranslationKey, Translate } from './translation-types'

/**
 * Returns the translations of the current language; updates when it changes. `useTranslation('rest')` is for later
 * screens: it suspends until their translations are loaded, so no raw key is ever shown (LNG-04).
 */
export function useTranslation(): Translate
export function useTranslation(part: 'rest'): Translate<TranslationKey>
export function useTranslation(part: 'first' | 'rest' = 'first'): Translate<TranslationKey> {
  const translations = useSyncExternalStore(subscribe, currentTranslations, currentTranslations)
  if (!translations) throw new Error('Translations are read before loadLanguage()')
  // Called at every render: React reports a component that suspends once and then does not call `use`.
  if (part === 'rest') use(loadTranslations(translations.language, 'rest'))
  return translations
}
