/**
 * The oldest supported browsers (Chrome on Android 94, Safari on iOS 15.4), in the bundler's format. Older ones get a
 * page that explains it.
 */
export const SUPPORT_FLOOR = ['chrome94', 'ios15.4', 'safari15.4']
