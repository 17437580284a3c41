import { HOME_PATH } from '../routing/routes'
import { isAppPath } from '../routing/app-path'

/** Content of a notification, and the route that a tap opens (PSH-03). */
export interface PushMessage {
  /** '' if none was sent. */
  readonly title: string
  readonly body: string
  /** URL of an image, '' for none. */
  readonly image: string
  /** A second message with the same tag replaces the first; '' for none. */
  readonly tag: string
  /** Always a route in the app. */
  readonly to: string
}

const LONGEST_TITLE = 80
const LONGEST_BODY = 300
const LONGEST_TAG = 200

/**
 * Every payload yields a message: a browser revokes push from a site that shows nothing. The texts may be in the data
 * or in a `notification` of their own; the provider's API allows both.
 * @param payload as it was delivered; untrusted
 * @param origin our own
 */
export const pushMessage = (payload: unknown, origin: string): PushMessage => {
  const notification = fieldOf(payload, 'notification')
  const data = fieldOf(payload, 'data')
  const either = (name: string): unknown => fieldOf(notification, name) ?? fieldOf(data, name)
  return {
    title: pushText(either('title'), LONGEST_TITLE),
    body: pushText(either('body'), LONGEST_BODY),
    image: pushImage(either('image'), origin),
    tag: pushText(fieldOf(payload, 'fcmMessageId'), LONGEST_TAG),
    to: pushRoute(
      fieldOf(fieldOf(payload, 'fcmOptions'), 'link') ?? either('click_action') ?? fieldOf(data, 'link'),
      origin,
    ),
  }
}

/** Returns the app's name and icon from its web-app manifest: fallback for a service worker without translations. */
export const manifestBranding = (
  manifest: unknown,
  origin: string,
): { readonly name: string; readonly icon: string } => {
  const icons = fieldOf(manifest, 'icons')
  return {
    name: pushText(fieldOf(manifest, 'short_name') ?? fieldOf(manifest, 'name'), LONGEST_TITLE),
    icon: pushImage(fieldOf(fieldOf(icons, '0'), 'src'), origin),
  }
}

/** Returns the route that a tap opens: a page of this app, else home. A message never logs anybody in (SES-03). */
export const pushRoute = (link: unknown, origin: string): string => {
  const url = urlOf(link, origin)
  if (url?.origin !== origin || !isAppPath(url.pathname)) return HOME_PATH
  for (const name of ['token', 'tokens']) url.searchParams.delete(name)
  return url.pathname + url.search
}

/** Only https, or our own origin. */
const pushImage = (source: unknown, origin: string): string => {
  const url = urlOf(source, origin)
  return url && (url.protocol === 'https:' || url.origin === origin) ? url.href : ''
}

/**
 * Returns one line of text, without control characters and without marks that change the text direction around it.
 */
const pushText = (value: unknown, longest: number): string =>
  typeof value === 'string'
    ? [...value.replace(/[\p{Cc}\p{Zl}\p{Zp}\s\u061c\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()]
        .slice(0, longest)
        .join('')
    : ''

const urlOf = (value: unknown, origin: string): URL | null => {
  try {
    return typeof value === 'string' && value !== '' ? new URL(value, origin) : null
  } catch {
    return null
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
