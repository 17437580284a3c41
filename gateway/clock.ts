/** The server's clock, which tests can move forward or back. */
export class Clock {
  offsetMs = 0

  /** Epoch ms. */
  now(): number {
    return Date.now() + this.offsetMs
  }
}
