/**
 * Browser APIs above the support floor (Chrome Android 94, iOS 15.4) that code may use because every use is guarded
 * and has a fallback. One line each, with that fallback: a global by its name, a member as `Interface.member`.
 */
export const GUARDED_APIS = [
  'requestIdleCallback', // iOS has none: a timeout instead
  'scheduler', // yields by a message if it is missing
  'trustedTypes', // without it, the policies return their input unchanged
  'Notification', // iOS 16.4 and the home screen only: push is not offered elsewhere
  'PushManager', // as Notification
  'ServiceWorkerRegistration.pushManager', // as PushManager
  'ServiceWorkerRegistration.getNotifications', // as PushManager
  'NotificationEvent.notification', // in the service worker, of a notification that is shown
  'PushEvent.data', // in the service worker, of a received push
  'ServiceWorkerRegistration.showNotification', // as PushEvent.data
  'WindowClient.navigate', // iOS 16; below it the page is only focused
  'launchQueue', // only an installed app on Chrome has one
  'Navigator.connection', // Network Information: elsewhere the player's switch sets data saver
  'Document.fullscreenElement', // iPhone has no Fullscreen API: no button there
  'Document.exitFullscreen', // as Document.fullscreenElement
  'Element.requestFullscreen', // as Document.fullscreenElement
  'document.fullscreenElement', // the same, as eslint-plugin-compat spells it
  'StorageManager.getDirectory', // if it is missing, private windows cannot be detected
  'StorageManager.estimate', // iOS 17: below it the connection page shows it as unknown
  'Element.setHTML', // fallback: DOMPurify
  'Navigator.doNotTrack', // if it is missing, the player has not set it
  'Navigator.vibrate', // iOS has none: nothing vibrates there
  'navigator.vibrate', // the same, as eslint-plugin-compat spells it
  'Navigator.userActivation', // if it is missing, the browser itself decides about the vibration
  'ReportingObserver', // Safari 16.4: below it the event of a violation, without those before
  'Navigator.setAppBadge', // the badge is optional
  'Navigator.clearAppBadge', // the badge is optional
]
