import { useEffect, useLayoutEffect } from 'react'
import { LANGUAGE_KEY, OFFERED_LANGUAGE_KEY, TEMPLATES_KEY } from '#domain/storage-keys'
import type { LanguageCode } from '#domain/language/languages'
import { chooseLanguage } from '#domain/language/language-choice'
import { applyAccent } from '../../shared/page/apply-accent'
import { chosenAt, readStorage, writeStorage } from '../../shared/storage/storage-area'
import { availableLanguages } from '../../i18n/available-languages'
import { pageState, setLanguage, applyLanguage, showStyle } from '../../shared/page/page-state'
import { useLiveQuery } from '../../shared/worker/query/use-live-query'
import { commands } from '../../shared/worker/client/commands'

/** Saves the language that the URL names, already shown, as the player's choice here and in the worker (SHL-05). */
const chooseShown = async (code: LanguageCode): Promise<void> => {
  await setLanguage(code).catch(() => undefined)
  await commands.changeLanguage(code, chosenAt(code))
}

/** Applies the merchant's settings to the whole page: its languages and its style (DEP-01, LNG-01). */
export const useMerchantSettings = (): void => {
  const { data: settings } = useLiveQuery((read) => read.get('settings', pageState.merchant))
  // '' if the settings list none: then all our languages are offered, in our order.
  const languages = settings && (settings.languages ?? []).join(' ')
  const templates = settings && JSON.stringify(settings.mobileTemplate)
  const accent = settings?.mobileTemplate.theme.accent

  useEffect(() => {
    if (languages === undefined) return
    const offered = availableLanguages(languages.split(' ')).map(({ code }) => code)
    const stored = readStorage('local', LANGUAGE_KEY)
    const { language } = pageState
    const isChosen = window.mcBoot?.isLanguageRequested === true || stored !== null
    // If the URL's language is not offered, the stored choice applies.
    const code = chooseLanguage(
      isChosen && offered.includes(language) ? language : stored,
      navigator.languages,
      offered,
    )
    if (code === language) {
      if (code === window.mcBoot?.urlLanguage) void chooseShown(code)
      return
    }
    // Stored after its translations are loaded, because the next visit starts in it, also offline. It does not count
    // as the player's choice.
    void applyLanguage(code).then(
      () => writeStorage('local', OFFERED_LANGUAGE_KEY, code),
      () => undefined,
    )
  }, [languages])

  // Style and accent together, before the paint: each of them is computed again for every element.
  useLayoutEffect(() => {
    if (templates === undefined || accent === undefined) return
    if (templates !== readStorage('local', TEMPLATES_KEY)) writeStorage('local', TEMPLATES_KEY, templates)
    showStyle()
    applyAccent(accent)
  }, [templates, accent])
}
