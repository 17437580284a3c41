/** The document that a game in a frame leaves to. It closes the game, and only pages of the app may frame it. */
export const GAME_BACK_PATH = '/m/back.html'

/** What that document sends to the page around it. */
export const GAME_BACK_MESSAGE = { type: 'game-back' } as const
