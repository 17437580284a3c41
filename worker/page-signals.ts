import type { Signal } from '#domain/port'

/** The way back to the page: kept until the handshake has brought the callback, then sent at once, in order. */
export class PageSignals {
  #send: ((signal: Signal) => unknown) | undefined
  #waiting: Signal[] = []

  readonly emit = (signal: Signal): void => {
    if (this.#send) void this.#send(signal)
    else this.#waiting.push(signal)
  }

  connect(send: (signal: Signal) => unknown): void {
    this.#send = send
    const waiting = this.#waiting
    this.#waiting = []
    for (const signal of waiting) this.emit(signal)
  }
}
