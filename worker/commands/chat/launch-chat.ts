import { CHAT_LAUNCH_ENDPOINT } from '#domain/contract/command-endpoints'
import { LAUNCH_TIMEOUT_MS } from '#domain/timing'
import { chatLaunchSchema } from '#domain/contract/chat/chat'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { safeChatUrl, chatApiLanguage, withChatParams } from '#domain/chat/chat-url'
import { chatLanguage } from '#domain/chat/chat-language'
import { syncKey } from '#domain/tables/resources'
import type { PageFactsStore } from '../../page-facts-store'
import type { HttpClient } from '../../net/http-client'
import type { Store } from '../../store/store'

export interface ChatLaunch {
  /** Title of the page with the chat, in the player's language. */
  readonly title: string
  /** Absolute URL in our app that the chat links back to. */
  readonly backUrl: string
  /** Colour of the bar above the chat, as in `#1d6fe0`. */
  readonly headerColor: string
}

interface Dependencies {
  readonly httpClient: HttpClient
  readonly store: Store
  readonly facts: PageFactsStore
}

/**
 * Fetches the URL of the member's chat, once, within 10 s, and checks it: an unsafe URL is an error (CSV-04, R-14).
 * @returns the URL with the parameters for the chat's look
 */
export const launchChat = async (
  { httpClient, facts }: Dependencies,
  { title, backUrl, headerColor }: ChatLaunch,
): Promise<Result<{ chatUrl: string }, AppError>> => {
  const { session, language } = facts.current
  if (!session) return err({ kind: 'no-session' })
  const launched = await httpClient.requestParsed(
    {
      path: CHAT_LAUNCH_ENDPOINT,
      access: 'protected',
      query: { b2c: 'true', title, backUrl, language: chatApiLanguage(language) },
      timeoutMs: LAUNCH_TIMEOUT_MS,
      alert: false,
      retry: false,
    },
    chatLaunchSchema,
  )
  if (!launched.ok) return launched
  const url = safeChatUrl(launched.value.chatUrl, new URL(backUrl).origin)
  if (url === null) return err({ kind: 'unsafe-url' })
  return ok({ chatUrl: withChatParams(url, { headerColor, language: chatLanguage(language) }) })
}

/**
 * Saves the number of unread messages that the chat reports: 0 once it is open (CSV-03). Every tab's badge follows,
 * and the next gateway response is compared with it.
 */
export const setUnreadCount = async (
  { store, facts }: Dependencies,
  count: number,
): Promise<Result<null, AppError>> => {
  const { session, merchant, language } = facts.current
  if (!session) return err({ kind: 'no-session' })
  const key = syncKey('unreadCount', { merchant, language, member: session.id })
  const [row, state] = await Promise.all([
    store.get('memberAnswers', [merchant, session.id, 'unreadCount']),
    store.get('syncState', key),
  ])
  // Another member is logged in meanwhile: these are not their messages.
  if (facts.current.session?.id !== session.id) return ok(null)
  const value = { unReadCount: count }
  if (JSON.stringify(row?.value) === JSON.stringify(value)) return ok(null)
  await store.write([
    {
      table: 'memberAnswers',
      puts: [{ merchant, member: session.id, name: 'unreadCount', value }],
      deletes: [],
    },
    // The row differs from the last synced one: the next response must be compared with it.
    { table: 'syncState', puts: [{ ...state, key, isPartial: true }], deletes: [] },
  ])
  return ok(null)
}
