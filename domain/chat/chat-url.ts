import { safeGameUrl } from '../routing/safe-url'

/**
 * Returns the absolute URL of the chat, or null if it is unsafe. A chatUrl must be https, or of our own origin, as a
 * gameUrl must (contract.md, Games). If the app itself is on plain http, which only development is, another port of
 * the same host is allowed: the reference gateway's chat uses one.
 */
export const safeChatUrl = (chatUrl: string, origin: string): string | null =>
  safeGameUrl(chatUrl, origin) ?? neighbourUrl(chatUrl, origin)

const neighbourUrl = (chatUrl: string, origin: string): string | null => {
  const { protocol, hostname } = new URL(origin)
  if (protocol !== 'http:' || !chatUrl.startsWith(`http://${hostname}:`)) return null
  // Anything that is unsafe on https is unsafe here too.
  if (safeGameUrl(chatUrl.replace('http:', 'https:'), origin) === null) return null
  const url = new URL(chatUrl)
  return url.hostname === hostname ? url.href : null
}

/** Parameters for the chat's look (CSV-04). */
interface ChatParams {
  /** As in `#1d6fe0`. */
  readonly headerColor: string
  /** Result of `chatLanguage`. */
  readonly language: string
}

/** Returns the chat's URL with `headerColor` and `language`; they replace any values in it. */
export const withChatParams = (chatUrl: string, { headerColor, language }: ChatParams): string => {
  const url = new URL(chatUrl)
  url.searchParams.set('headerColor', headerColor)
  url.searchParams.set('language', language)
  return url.href
}

/** Returns the language name for CBS_launchChat: upper case, both Chinese ones CN (S7). */
export const chatApiLanguage = (code: string): string => {
  const plain = code.toUpperCase()
  return plain === 'TW' ? 'CN' : plain
}
