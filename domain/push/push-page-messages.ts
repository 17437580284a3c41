import { pushRoute } from './push-message'

/** What the service worker tells the pages of the app about push (PSH-03). */
export type PushPageMessage =
  /** A notification was tapped. The page answers by the port that comes along, whether it goes there or not. */
  | { readonly type: 'open-route'; readonly to: string }
  /** The browser has dropped the subscription: the device is to be bound anew (PSH-02). */
  | { readonly type: 'push-changed' }

/** The signal, or null for anything that is none. @param origin our own */
export const parsePushSignal = (data: unknown, origin: string): PushPageMessage | null => {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  if (data.type === 'push-changed') return { type: 'push-changed' }
  if (data.type === 'open-route' && 'to' in data)
    return { type: 'open-route', to: pushRoute(data.to, origin) }
  return null
}
