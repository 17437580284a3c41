/** The document that a framed game navigates to on exit. It closes the game; only pages of the app may frame it. */
export const GAME_BACK_PATH = '/m/back.html'

/** The message of that document to the page around it. */
export const GAME_BACK_MESSAGE = { type: 'game-back' } as const
