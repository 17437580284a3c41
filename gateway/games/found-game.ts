/** One game with what its cover and its demo are drawn from. */
export interface FoundGame {
  readonly gameCode: string
  readonly gameId: string
  readonly nodeId: number
  readonly name: string
  readonly vendor: string
  readonly classify: string
  readonly gameType: string
  readonly motif: string
  readonly palette: number
  readonly hasTrial: boolean
  /** Null for a game that is no lottery with a view of its own. */
  readonly lotto: null | {
    readonly view: string
    readonly area: string
    readonly prizeModes: readonly string[]
  }
}
