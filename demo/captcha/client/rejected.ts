/** The provider itself has refused, in its own words; any other error is one of the network. */
export class Refused extends Error {
  constructor(readonly reason: unknown) {
    super('refused')
  }
}
