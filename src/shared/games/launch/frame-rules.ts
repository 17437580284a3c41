/** What a game in a frame may do: run and take input, never move the page that holds it. */
const SANDBOX = 'allow-scripts allow-forms allow-pointer-lock allow-popups'

/**
 * The sandbox of a game's frame. A game of another origin keeps its own; one of ours must not, or it could take the
 * sandbox off (DEP-03).
 * @param url absolute, as `safeGameUrl` gives it
 * @param origin the app's own
 */
export const frameSandbox = (url: string, origin: string): string =>
  new URL(url).origin === origin ? SANDBOX : `${SANDBOX} allow-same-origin`

/** Features handed on to the game. */
export const FRAME_FEATURES = 'autoplay; fullscreen; gamepad; screen-wake-lock'
