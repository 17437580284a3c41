/**
 * The oldest browsers that the product runs on (Chrome on Android 94, Safari on iOS 15.4),
 * in the words of the bundler. Below it the document shows a page that says so.
 */
export const SUPPORT_FLOOR = ['chrome94', 'ios15.4', 'safari15.4']
