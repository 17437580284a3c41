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

/** Returns what the worker needs from the page. Runs in the document's script, and again at each handshake. */
export const readPageFacts = (language: LanguageCode): PageFacts => ({
  session: parseSessionInfo(readStorage('session', SESSION_INFO_KEY)),
  sessionId: sessionId(),
  merchant: readStorage('local', MERCHANT_KEY) ?? '',
  language,
  isLanguageChosen: (readStorage('local', LANGUAGE_KEY) ?? readStorage('session', LANGUAGE_KEY)) !== null,
  autoLogin: readStorage('local', AUTO_LOGIN_KEY) !== '0',
  choicesAt: Number(readStorage('local', CHOICES_AT_KEY)),
  hasReturnUrl: hasReturnUrl(),
  deviceKind: deviceKind(),
  deviceTraits: deviceTraits(),
  visible: document.visibilityState === 'visible',
  dataSaver: isDataSaverOn(),
  shown: [],
  url: location.origin + location.pathname,
})

/**
 * True if the URL has a return URL: an automatic login would navigate away (LOG-09). The `backUrl` of a launch does
 * not count (S2): it is the URL after the game.
 */
export const hasReturnUrl = (): boolean =>
  location.pathname !== LAUNCH_PATH && /[?&](?:redirectUrl|backUrl)=/u.test(location.search)

/** English comes first: it is the fallback if the browser has none of our languages. */
const START_ORDER: readonly LanguageCode[] = [START_LANGUAGE, ...LANGUAGES.map(({ code }) => code)]

/**
 * Returns the first of these languages that has translations: the player's choice, the language that the last visit
 * found among the merchant's, the browser's, English. The merchant's first language is not known yet (LNG-01).
 */
export const startLanguage = (hasWords: (code: LanguageCode) => boolean): LanguageCode =>
  chooseLanguage(
    chosenLanguage() ?? readStorage('local', OFFERED_LANGUAGE_KEY),
    navigator.languages,
    START_ORDER.filter(hasWords),
  )

/**
 * Returns the language that the URL names, else the player's stored choice; null without either (LNG-01, SHL-05).
 */
export const chosenLanguage = (): string | null =>
  languageFromUrl() ??
  readStorage('local', LANGUAGE_KEY) ??
  readStorage('session', LANGUAGE_KEY) ??
  languageCookie()

const languageCookie = (): string | null => /(?:^|; )language=([^;]+)/u.exec(document.cookie)?.[1] ?? null

/**
 * Returns the language of `?language=` and stores it for this visit, because links do not contain it. Null after a
 * reload or a step back: the URL is old then, and a choice made since counts.
 */
export const languageFromUrl = (): LanguageCode | null => {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry && 'type' in entry && /^(?:reload|back)/u.test(entry.type)) return null
  const code = languageParam()
  if (code) writeStorage('session', LANGUAGE_KEY, code)
  return code
}

/** Returns the language of `?language=`; null without one of ours. */
export const languageParam = (): LanguageCode | null =>
  toLanguageCode(new URLSearchParams(location.search).get('language'))

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

/** True if the page was opened from the home screen, without the browser's frame. */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/**
 * Device traits that stay the same for years, for loginDeviceId (LOG-13). Without the time zone: the worker can read
 * it too. Here the first `Intl.DateTimeFormat` would delay the first paint by 150 ms on a slow phone.
 */
const deviceTraits = (): readonly string[] => [
  `platform=${navigator.platform}`,
  `screen=${String(Math.min(screen.width, screen.height))}x${String(Math.max(screen.width, screen.height))}`,
  `depth=${String(screen.colorDepth)}`,
  `ratio=${String(devicePixelRatio)}`,
  `cores=${String(navigator.hardwareConcurrency)}`,
  `touch=${String(navigator.maxTouchPoints)}`,
]
