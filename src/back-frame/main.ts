import { GAME_BACK_MESSAGE } from '#domain/games/game-back-constants'
import { HOME_PATH } from '#domain/routing/routes'

/**
 * The script of `/m/back.html`, the `backUrl` of games in a frame: asks the page around it to close the game
 * (docs/decisions/back-from-a-framed-game.md). Opened by itself, the document leads to the lobby.
 */
if (window.parent === window) window.location.replace(HOME_PATH)
else window.parent.postMessage(GAME_BACK_MESSAGE, window.location.origin)
