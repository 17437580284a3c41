import { proxy } from 'valtio'
import { BACKGROUND_COLOURS } from '#domain/background-colours'
import { DEFAULT_LANGUAGE, type LanguageCode } from '#domain/language/languages'
import { LANGUAGE_KEY, MERCHANT_KEY, SESSION_INFO_KEY, STYLE_KEY } from '#domain/storage-keys'
import type { AppError } from '#domain/errors'
import type { Member, Session, StorageMode } from '#domain/port'
import { languageFacts } from '#domain/language/language-choice'
import { takesToken } from '#domain/routing/route-guard'
import { parseSessionInfo, parseUpdatePassword } from '#domain/session/session-info'
import { resolveColorScheme, storedStyleChoice, type ColorScheme, type StyleChoice } from './color-scheme'
import { readRememberedMember } from '../session/remembered-member'
import { readStorage, writeStorage, storeChoice } from '../storage/storage-area'
import { loadLanguage } from '../../i18n/load-language'

interface PageState {
  /** '' until status or config.json has set it. */
  merchant: string
  language: LanguageCode
  /** The style shown now, and the player's choice. */
  style: ColorScheme
  styleChoice: StyleChoice
  storage: StorageMode
  /** Increases when the database was lost and must be read again. */
  generation: number
  worker: 'starting' | 'ready' | 'failed'
  session: Session | null
  /** The unconfirmed member of a remembered login (SES-11); null if there is a session. */
  remembered: Member | null
  /** True if the password must be changed before any other protected action (LOG-04). */
  mustChangePassword: boolean
  /**
   * State of the session token in the URL: being verified, or why that did not work yet (SES-03). The token itself is
   * not stored here.
   */
  urlToken: 'none' | 'asking' | AppError
}

/** State used by every screen. After a reload all of it is read from the storage areas again. */
export const pageState = proxy<PageState>({
  merchant: readStorage('local', MERCHANT_KEY) ?? '',
  language: window.mcBoot?.language ?? DEFAULT_LANGUAGE,
  style: resolveColorScheme(),
  styleChoice: storedStyleChoice(),
  storage: 'database',
  generation: 0,
  worker: 'starting',
  session: parseSessionInfo(readStorage('session', SESSION_INFO_KEY)),
  remembered: readRememberedMember(),
  mustChangePassword: parseUpdatePassword(readStorage('session', SESSION_INFO_KEY)),
  urlToken: window.mcBoot?.urlToken && takesToken(window.location.pathname) ? 'asking' : 'none',
})

const COOKIE_MAX_AGE_S = 31_536_000 // one year, as long as a player may be absent

/**
 * Shows another language at once and saves the choice in local storage, session storage and a cookie (LNG-02). Its
 * translations load first: if they cannot be loaded, nothing changes and this rejects. A later choice replaces one that
 * is still loading.
 * @returns false if a later choice has replaced it
 */
export const setLanguage = async (code: LanguageCode): Promise<boolean> => {
  if (!(await loadLanguage(code, true))) return false
  storeChoice(LANGUAGE_KEY, code)
  writeStorage('session', LANGUAGE_KEY, code)
  document.cookie = `${LANGUAGE_KEY}=${code}; path=/; max-age=${String(COOKIE_MAX_AGE_S)}; SameSite=Lax`
  await applyLanguage(code)
  return true
}

/** Shows a language without saving it as the player's choice. */
export const applyLanguage = async (code: LanguageCode): Promise<void> => {
  if (!(await loadLanguage(code))) return
  const { tag, dir } = languageFacts(code)
  document.documentElement.lang = tag
  document.documentElement.dir = dir
  pageState.language = code
}

/** Shows the player's own choice of style and saves it for the next visit. */
export const setStyle = (choice: StyleChoice): void => {
  writeStorage('local', STYLE_KEY, choice)
  showStyle(choice)
}

/**
 * Shows a choice that is already stored, made here or in another tab; also after a change of the merchant's or the
 * device's style.
 */
export const showStyle = (choice: StyleChoice = storedStyleChoice()): void => {
  const style = resolveColorScheme(choice)
  document.documentElement.dataset['style'] = style
  // The browser's own bars.
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BACKGROUND_COLOURS[style])
  pageState.style = style
  pageState.styleChoice = choice
}
