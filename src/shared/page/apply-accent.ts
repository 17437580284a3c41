import { TEMPLATES_KEY } from '#domain/storage-keys'
import { accentTokens, DEFAULT_ACCENT } from '../../ui/accent'
import { readStorage } from '../storage/storage-area'

/** Applies the accent of the merchant's last visit before the first paint (DEP-01). */
export const applyStoredAccent = (): void => {
  const accent = /"accent":"([^"]*)"/u.exec(readStorage('local', TEMPLATES_KEY) ?? '')?.[1]
  if (accent !== undefined) applyAccent(accent)
}

/** Applies an accent to the document; our own if it is not a colour. */
export const applyAccent = (accent: string): void => {
  const tokens = accentTokens(accent) ?? accentTokens(DEFAULT_ACCENT) ?? {}
  for (const [name, value] of Object.entries(tokens)) document.documentElement.style.setProperty(name, value)
}
