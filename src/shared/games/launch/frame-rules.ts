/** Permissions of a game in a frame: it may run and take input, but never navigate the page around it. */
const SANDBOX = 'allow-scripts allow-forms allow-pointer-lock allow-popups'

/**
 * Returns the sandbox of a game's frame. A game of another origin keeps its own origin. A game of our origin must
 * not, or it could remove the sandbox (DEP-03).
 * @param url absolute, as returned by `safeGameUrl`
 * @param origin the app's own
 */
export const frameSandbox = (url: string, origin: string): string =>
  new URL(url).origin === origin ? SANDBOX : `${SANDBOX} allow-same-origin`

/** Permissions policy of the game's frame. */
export const FRAME_FEATURES = 'autoplay; fullscreen; gamepad; screen-wake-lock'
