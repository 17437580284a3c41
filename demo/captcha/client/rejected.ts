/** A rejection by the provider, with its own message; any other error is a network error. */
export class Refused extends Error {
  constructor(readonly reason: unknown) {
    super('refused')
  }
}
