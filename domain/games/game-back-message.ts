import { GAME_BACK_MESSAGE } from './game-back-constants'

/**
 * True if a message of a game's frame is the one that `/m/back.html` sends, from the origin that it has there.
 * @param gameUrl absolute, as the frame was opened
 * @param origin the app's own
 */
export const isGameBackMessage = (
  { origin: from, data }: { readonly origin: string; readonly data: unknown },
  gameUrl: string,
  origin: string,
): boolean => {
  // A game of the app's own origin is framed without it, and so is the document that it leaves to.
  const expected = new URL(gameUrl).origin === origin ? 'null' : origin
  return from === expected && isBackMessage(data)
}

const isBackMessage = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  Object.hasOwn(data, 'type') &&
  Reflect.get(data, 'type') === GAME_BACK_MESSAGE.type &&
  Object.keys(data).length === 1
