/**
 * Browser APIs above the support floor (Chrome Android 94, iOS 15.4) that code may name because every use is
 * guarded and has another way. One line each, with that way. In the form that eslint-plugin-compat reads.
 */
export const GUARDED_APIS = [
  'requestIdleCallback', // iOS has none: a timeout instead
  'scheduler', // yields by a message where it is missing
  'structuredClone', // Chrome 98: tests and Node only; the page's data is plain JSON
  'trustedTypes', // where missing, the policies are the identity
  'Notification', // iOS 16.4 and the home screen only: push is not offered elsewhere
  'PushManager', // as Notification
  'launchQueue', // only an installed app on Chrome has one
  'navigator.connection', // Network Information: data saver by the player's switch elsewhere
  'navigator.setAppBadge', // the badge is a nicety
  'navigator.clearAppBadge', // the badge is a nicety
]
