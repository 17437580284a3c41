import { HOME_PATH } from '../routing/routes'
import { isAppPath } from '../routing/app-path'

/** What a push becomes: words for a notification, and the way that a tap on it leads (PSH-03). */
export interface PushMessage {
  /** '' where none has come. */
  readonly title: string
  readonly body: string
  /** Address of a picture, '' for none. */
  readonly image: string
  /** One that comes twice takes the place of the first; '' for none. */
  readonly tag: string
  /** In the app, always. */
  readonly to: string
}

const LONGEST_TITLE = 80
const LONGEST_BODY = 300
const LONGEST_TAG = 200

/**
 * Anything at all makes a message: a browser takes push away from a site that shows nothing. The words may stand beside
 * the data as well as in a notification of their own, as the provider's interface has both.
 * @param payload as it was delivered; nothing of it is believed
 * @param origin our own
 */
export const pushMessage = (payload: unknown, origin: string): PushMessage => {
  const notification = fieldOf(payload, 'notification')
  const data = fieldOf(payload, 'data')
  const either = (name: string): unknown => fieldOf(notification, name) ?? fieldOf(data, name)
  return {
    title: pushWords(either('title'), LONGEST_TITLE),
    body: pushWords(either('body'), LONGEST_BODY),
    image: pushPicture(either('image'), origin),
    tag: pushWords(fieldOf(payload, 'fcmMessageId'), LONGEST_TAG),
    to: pushRoute(
      fieldOf(fieldOf(payload, 'fcmOptions'), 'link') ?? either('click_action') ?? fieldOf(data, 'link'),
      origin,
    ),
  }
}

/** How an app is named and shown that has no words of its own here: by its web-app manifest. */
export const manifestBranding = (
  manifest: unknown,
  origin: string,
): { readonly name: string; readonly icon: string } => {
  const icons = fieldOf(manifest, 'icons')
  return {
    name: pushWords(fieldOf(manifest, 'short_name') ?? fieldOf(manifest, 'name'), LONGEST_TITLE),
    icon: pushPicture(fieldOf(fieldOf(icons, '0'), 'src'), origin),
  }
}

/**
 * Where a tap leads: a page of this app, else home. Nobody is logged in by what a message carries (SES-03).
 */
export const pushRoute = (link: unknown, origin: string): string => {
  const url = addressOf(link, origin)
  if (url?.origin !== origin || !isAppPath(url.pathname)) return HOME_PATH
  for (const name of ['token', 'tokens']) url.searchParams.delete(name)
  return url.pathname + url.search
}

/** https, or of our own origin. */
const pushPicture = (source: unknown, origin: string): string => {
  const url = addressOf(source, origin)
  return url && (url.protocol === 'https:' || url.origin === origin) ? url.href : ''
}

/** One line of text: no controls, and nothing that turns the direction of what the phone writes around it. */
const pushWords = (value: unknown, longest: number): string =>
  typeof value === 'string'
    ? [...value.replace(/[\p{Cc}\p{Zl}\p{Zp}\s\u061c\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()]
        .slice(0, longest)
        .join('')
    : ''

const addressOf = (value: unknown, origin: string): URL | null => {
  try {
    return typeof value === 'string' && value !== '' ? new URL(value, origin) : null
  } catch {
    return null
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
