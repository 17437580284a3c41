/**
 * Browser APIs above the support floor (Chrome Android 94, iOS 15.4) that code may name because every use is
 * guarded and has another way. One line each, with that way: a global by its name, a member as `Interface.member`.
 */
export const GUARDED_APIS = [
  'requestIdleCallback', // iOS has none: a timeout instead
  'scheduler', // yields by a message where it is missing
  'trustedTypes', // where missing, the policies are the identity
  'Notification', // iOS 16.4 and the home screen only: push is not offered elsewhere
  'PushManager', // as Notification
  'Notification.permission', // as Notification
  'Notification.requestPermission', // as Notification
  'Notification.close', // in the service worker, for a notification that stands there
  'Notification.data', // as Notification.close
  'NotificationEvent.notification', // as Notification.close
  'PushEvent.data', // of a push that has come
  'PushMessageData.json', // as PushEvent.data
  'PushManager.getSubscription', // as PushManager
  'PushSubscription.unsubscribe', // as PushManager
  'PushSubscription.options', // as PushManager
  'PushSubscriptionOptions.applicationServerKey', // as PushManager
  'ServiceWorkerRegistration.getNotifications', // as PushManager
  'ServiceWorkerRegistration.showNotification', // as PushEvent.data
  'WindowClient.navigate', // iOS 16, where a page that knows nothing of pushes is only focused
  'launchQueue', // only an installed app on Chrome has one
  'Navigator.connection', // Network Information: data saver by the player's switch elsewhere
  'Document.fullscreenElement', // iPhone has no Fullscreen API: no button there
  'Document.exitFullscreen', // as Document.fullscreenElement
  'Element.requestFullscreen', // as Document.fullscreenElement
  'document.fullscreenElement', // the same, as eslint-plugin-compat spells it
  'StorageManager.getDirectory', // where it is missing it tells nothing of a private window
  'StorageManager.estimate', // iOS 17: the connection page says that it is not known
  'Element.setHTML', // DOMPurify where it is missing
  'Navigator.doNotTrack', // where it is missing nobody asks by it
  'Navigator.setAppBadge', // the badge is a nicety
  'Navigator.clearAppBadge', // the badge is a nicety
]
