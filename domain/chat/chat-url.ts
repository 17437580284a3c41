import { safeGameUrl } from '../routing/safe-url'

/**
 * A chatUrl must be https, or of our own origin, as a gameUrl must (contract.md, Games). Where the app itself is on plain
 * http, which only development is, another port of the same host will do: the reference gateway's chat stands there.
 * Answers the absolute address, else null.
 */
export const chatAddress = (chatUrl: string, origin: string): string | null =>
  safeGameUrl(chatUrl, origin) ?? neighbourAddress(chatUrl, origin)

const neighbourAddress = (chatUrl: string, origin: string): string | null => {
  const { protocol, hostname } = new URL(origin)
  if (protocol !== 'http:' || !chatUrl.startsWith(`http://${hostname}:`)) return null
  // What would stand in the way of it on https stands in the way here.
  if (safeGameUrl(chatUrl.replace('http:', 'https:'), origin) === null) return null
  const url = new URL(chatUrl)
  return url.hostname === hostname ? url.href : null
}

/** What the chat is told of how it is shown (CSV-04). */
interface ChatParams {
  /** As in `#1d6fe0`. */
  readonly headerColor: string
  /** Of `chatLanguage`. */
  readonly language: string
}

/** The address of the chat with `headerColor` and `language`, in place of any that it came with. */
export const withChatParams = (address: string, { headerColor, language }: ChatParams): string => {
  const url = new URL(address)
  url.searchParams.set('headerColor', headerColor)
  url.searchParams.set('language', language)
  return url.href
}

/** What CBS_launchChat calls a language: upper case, both Chinese ones CN (S7). */
export const chatApiLanguage = (code: string): string => {
  const plain = code.toUpperCase()
  return plain === 'TW' ? 'CN' : plain
}
