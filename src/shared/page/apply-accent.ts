import { accentTokens, DEFAULT_ACCENT } from '../../ui/accent'
import { merchantTemplates } from './color-scheme'

/** Applies the merchant's accent, if it is known already, before the first paint (DEP-01). */
export const applyStoredAccent = (): void => {
  const accent = /"accent":"([^"]*)"/u.exec(merchantTemplates())?.[1]
  if (accent !== undefined) applyAccent(accent)
}

/** Applies an accent to the document; our own if it is not a colour. */
export const applyAccent = (accent: string): void => {
  const tokens = accentTokens(accent) ?? accentTokens(DEFAULT_ACCENT) ?? {}
  for (const [name, value] of Object.entries(tokens)) document.documentElement.style.setProperty(name, value)
}
