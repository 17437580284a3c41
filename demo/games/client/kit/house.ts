/** A settled move, as the page shows it. */
export interface Played<Outcome, Round> {
  readonly outcome: Outcome
  readonly round: Round
  /** In hundredths. */
  readonly win: number
  /** Lets the win into the balance, once the player has seen what it is for. */
  readonly land: () => void
}

/** Who holds the money of a game. */
export interface House<Move, Outcome, Round> {
  /** Stakes and settles a move; null when there is too little money, which the player has been told. */
  play(move: Move): Promise<Played<Outcome, Round> | null>
}
