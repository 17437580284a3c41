/** What the merchant's mini-game script defines (contract.md), for the page that calls it and the gateway's stand-ins. */

/** What a mini-game is told, and what it tells. */
export interface MiniGameSetup {
  readonly token: string
  readonly merchant: string
  /** A code of the contract, as in `EN`. */
  readonly language: string
  /** It has unfolded into the panel that is played on. */
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** Draws the game into an element of the page. Answers the way to take it away again. */
export type MountMiniGame<Place> = (element: Place, setup: MiniGameSetup) => () => void

/** The global `MiniGame`. */
export interface MiniGameScript<Place> {
  readonly mount: MountMiniGame<Place>
}
