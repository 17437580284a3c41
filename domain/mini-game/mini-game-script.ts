/** Interface of the merchant's mini-game script (contract.md), for the page that calls it and the gateway's fakes. */

/** Input and callbacks of a mini-game. */
export interface MiniGameSetup {
  readonly token: string
  readonly merchant: string
  /** A code of the contract, as in `EN`. */
  readonly language: string
  /** Called when it has opened its panel. */
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** Renders the game into an element of the page. Returns a function that removes it. */
export type MountMiniGame<Place> = (element: Place, setup: MiniGameSetup) => () => void

/** The global `MiniGame`. */
export interface MiniGameScript<Place> {
  readonly mount: MountMiniGame<Place>
}
