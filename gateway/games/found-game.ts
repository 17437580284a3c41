/** One game with the data that its cover and its demo are drawn from. */
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
  /** Null for a game that is not a lottery with its own view. */
  readonly lotto: null | {
    readonly view: string
    readonly area: string
    readonly prizeModes: readonly string[]
  }
}
