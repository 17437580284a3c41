import { GAME_BACK_MESSAGE } from './game-back-constants'

/**
 * True if a message from a game's frame is the one of `/m/back.html`, from the expected origin.
 * @param gameUrl absolute, as the frame was opened
 * @param origin the app's own
 */
export const isGameBackMessage = (
  { origin: from, data }: { readonly origin: string; readonly data: unknown },
  gameUrl: string,
  origin: string,
): boolean => {
  // A game on the app's own origin is framed without an origin of its own (`null`), and so is its exit document.
  const expected = new URL(gameUrl).origin === origin ? 'null' : origin
  return from === expected && isBackMessage(data)
}

const isBackMessage = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  Object.hasOwn(data, 'type') &&
  Reflect.get(data, 'type') === GAME_BACK_MESSAGE.type &&
  Object.keys(data).length === 1
