import { type LanguageCode, LANGUAGES, START_LANGUAGE } from '#domain/language/languages'
import { LAUNCH_PATH } from '#domain/routing/routes'
import {
  AUTO_LOGIN_KEY,
  CHOICES_AT_KEY,
  LANGUAGE_KEY,
  MERCHANT_KEY,
  OFFERED_LANGUAGE_KEY,
  SESSION_ID_KEY,
  SESSION_INFO_KEY,
  WEBCLIP_KEY,
} from '#domain/storage-keys'
import type { DeviceKind, PageFacts } from '#domain/port'
import { chooseLanguage, toLanguageCode } from '#domain/language/language-choice'
import { parseSessionInfo } from '#domain/session/session-info'
import { isIpad } from '../../page/is-ipad'
import { isDataSaverOn } from '../../page/is-data-saver-on'
import { readStorage, writeStorage } from '../../storage/storage-area'

/** What the page can tell the worker now. Runs in the document's script, and again at each handshake. */
export const readPageFacts = (language: LanguageCode): PageFacts => ({
  session: parseSessionInfo(readStorage('session', SESSION_INFO_KEY)),
  sessionId: sessionId(),
  merchant: readStorage('local', MERCHANT_KEY) ?? '',
  language,
  isLanguageChosen: (readStorage('local', LANGUAGE_KEY) ?? readStorage('session', LANGUAGE_KEY)) !== null,
  autoLogin: readStorage('local', AUTO_LOGIN_KEY) !== '0',
  choicesAt: Number(readStorage('local', CHOICES_AT_KEY)),
  hasReturnAddress: hasReturnAddress(),
  deviceKind: deviceKind(),
  deviceTraits: deviceTraits(),
  visible: document.visibilityState === 'visible',
  dataSaver: isDataSaverOn(),
  shown: [],
  url: location.origin + location.pathname,
})

/**
 * True if the URL has a return URL: an automatic login would lead elsewhere (LOG-09). A launch has its own `backUrl`
 * (S2): the way out of the game.
 */
export const hasReturnAddress = (): boolean =>
  location.pathname !== LAUNCH_PATH && /[?&](?:redirectUrl|backUrl)=/u.test(location.search)

/** English first: it stands in where the browser has none of ours. */
const START_ORDER: readonly LanguageCode[] = [START_LANGUAGE, ...LANGUAGES.map(({ code }) => code)]

/**
 * Returns the chosen language, else the one the last visit found among the merchant's, else the browser's, of those
 * with translations, else English. The merchant's first language is not known yet (LNG-01).
 */
export const startLanguage = (hasWords: (code: LanguageCode) => boolean): LanguageCode =>
  chooseLanguage(
    chosenLanguage() ?? readStorage('local', OFFERED_LANGUAGE_KEY),
    navigator.languages,
    START_ORDER.filter(hasWords),
  )

/**
 * Returns the language that the address names, else the player's stored choice; null without either (LNG-01, SHL-05).
 */
export const chosenLanguage = (): string | null =>
  addressLanguage() ??
  readStorage('local', LANGUAGE_KEY) ??
  readStorage('session', LANGUAGE_KEY) ??
  languageCookie()

const languageCookie = (): string | null => /(?:^|; )language=([^;]+)/u.exec(document.cookie)?.[1] ?? null

/**
 * Returns the language that `?language=` names, stored for this visit because no link carries it on. Null after a
 * reload or a step back, where the address is an old one: a choice made since then counts.
 */
export const addressLanguage = (): LanguageCode | null => {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry && 'type' in entry && /^(?:reload|back)/u.test(String(entry.type))) return null
  const code = toLanguageCode(/[?&]language=([\w-]+)/u.exec(location.search)?.[1])
  if (code) writeStorage('session', LANGUAGE_KEY, code)
  return code
}

const sessionId = (): string => {
  const known = readStorage('session', SESSION_ID_KEY)
  if (known !== null) return known
  const fresh = crypto.getRandomValues(new Uint32Array(4)).join('-')
  writeStorage('session', SESSION_ID_KEY, fresh)
  return fresh
}

const deviceKind = (): DeviceKind => {
  if (readStorage('local', WEBCLIP_KEY) !== null) return 'WEBCLIP'
  if (isStandalone()) return 'PWA'
  return isIpad() ? 'IPAD' : 'browser'
}

/** Opened from the home screen, without the browser's frame. */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/**
 * Traits that stay the same for years, for loginDeviceId (LOG-13). The time zone is not among them: the worker knows it
 * too, and the first `Intl.DateTimeFormat` of a page takes 150 ms of a slow phone, here before its first paint.
 */
const deviceTraits = (): readonly string[] => [
  `platform=${navigator.platform}`,
  `screen=${String(Math.min(screen.width, screen.height))}x${String(Math.max(screen.width, screen.height))}`,
  `depth=${String(screen.colorDepth)}`,
  `ratio=${String(devicePixelRatio)}`,
  `cores=${String(navigator.hardwareConcurrency)}`,
  `touch=${String(navigator.maxTouchPoints)}`,
]
