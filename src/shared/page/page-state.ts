import { proxy } from 'valtio'
import { DEFAULT_LANGUAGE, type LanguageCode } from '#domain/language/languages'
import { LANGUAGE_KEY, MERCHANT_KEY, SESSION_INFO_KEY, STYLE_KEY } from '#domain/storage-keys'
import type { Member, Session, StorageMode } from '#domain/port'
import { languageFacts } from '#domain/language/language-choice'
import { takesToken } from '#domain/routing/route-guard'
import { parseSessionInfo, parseUpdatePassword } from '#domain/session/session-info'
import { resolveColorScheme, storedStyleChoice, type ColorScheme, type StyleChoice } from './color-scheme'
import { readRememberedMember } from '../session/remembered-member'
import { readStorage, writeStorage, storeChoice } from '../storage/storage-area'
import { loadLanguage } from '../../i18n/load-language'

interface PageState {
  /** '' until status or config.json has named it. */
  merchant: string
  language: LanguageCode
  /** What is shown now, and what the player chose. */
  style: ColorScheme
  styleChoice: StyleChoice
  storage: StorageMode
  /** Grows when the database was lost and is read anew. */
  generation: number
  worker: 'starting' | 'ready' | 'failed'
  session: Session | null
  /** Who is remembered and not yet confirmed (SES-11); null beside a session. */
  remembered: Member | null
  /** The session's password must be changed before anything else that is protected (LOG-04). */
  mustChangePassword: boolean
  /** A session token of the address: asked about, or nobody answered (SES-03). Itself it is held elsewhere. */
  addressToken: 'none' | 'asking' | 'unanswered'
}

/** What every screen stands on; all of it is read again from the storage areas after a reload. */
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
  addressToken: window.mcBoot?.addressToken && takesToken(window.location.pathname) ? 'asking' : 'none',
})

const COOKIE_MAX_AGE_S = 31_536_000 // one year, as long as a player may stay away

/**
 * Shows another language at once and saves the choice in local storage, session storage and a cookie (LNG-02). Its
 * translations load first: if they cannot be loaded, nothing changes and this rejects.
 */
export const setLanguage = async (code: LanguageCode): Promise<void> => {
  await loadLanguage(code)
  storeChoice(LANGUAGE_KEY, code)
  writeStorage('session', LANGUAGE_KEY, code)
  document.cookie = `${LANGUAGE_KEY}=${code}; path=/; max-age=${String(COOKIE_MAX_AGE_S)}; SameSite=Lax`
  await applyLanguage(code)
}

/** Shows a language without keeping it as the player's choice. */
export const applyLanguage = async (code: LanguageCode): Promise<void> => {
  await loadLanguage(code)
  const { tag, dir } = languageFacts(code)
  document.documentElement.lang = tag
  document.documentElement.dir = dir
  pageState.language = code
}

/** The player's own choice of style; it is kept for the next visit. */
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
  pageState.style = style
  pageState.styleChoice = choice
}
