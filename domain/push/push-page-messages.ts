import { pushRoute } from './push-message'

/** Messages from the service worker to the pages of the app about push (PSH-03). */
export type PushPageMessage =
  /** A notification was tapped. The page responds through the message's port whether it opens the route. */
  | { readonly type: 'open-route'; readonly to: string }
  /** The browser has dropped the subscription: bind the device again (PSH-02). */
  | { readonly type: 'push-changed' }

/** Returns the message, or null for anything else. @param origin our own */
export const parsePushSignal = (data: unknown, origin: string): PushPageMessage | null => {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  if (data.type === 'push-changed') return { type: 'push-changed' }
  if (data.type === 'open-route' && 'to' in data)
    return { type: 'open-route', to: pushRoute(data.to, origin) }
  return null
}
