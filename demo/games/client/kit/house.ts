/** A settled move, as the page shows it. */
export interface Played<Outcome, Round> {
  readonly outcome: Outcome
  readonly round: Round
  /** In hundredths. */
  readonly win: number
  /** Adds the win to the balance, once the player has seen the reason for it. */
  readonly land: () => void
}

/** Holds the money of a game. */
export interface House<Move, Outcome, Round> {
  /** Stakes and settles a move. Returns null if the balance is too low; the player has been informed by then. */
  play(move: Move): Promise<Played<Outcome, Round> | null>
}
