import type { Signal } from '#domain/port'

/** Sends signals to the page. They are queued until the handshake provides the callback, then sent in order. */
export interface SignalSender {
  readonly emit: (signal: Signal) => void
  readonly connect: (send: (signal: Signal) => unknown) => void
}

export const createSignalSender = (): SignalSender => {
  // A plain variable: the callback is a Comlink proxy, and the `.call` of a lowered private field would reach through
  // it.
  let sendToPage: ((signal: Signal) => unknown) | undefined
  let waiting: Signal[] = []
  const emit = (signal: Signal): void => {
    if (sendToPage) void sendToPage(signal)
    else waiting.push(signal)
  }
  return {
    emit,
    connect: (send) => {
      sendToPage = send
      const queued = waiting
      waiting = []
      queued.forEach(emit)
    },
  }
}
