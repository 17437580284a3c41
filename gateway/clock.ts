/** The server's clock, which a test may set ahead or back. */
export class Clock {
  offsetMs = 0

  /** Epoch ms. */
  now(): number {
    return Date.now() + this.offsetMs
  }
}
