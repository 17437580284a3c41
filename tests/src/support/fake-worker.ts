import { type Endpoint, expose } from 'comlink'
import type { WorkerApi } from '#worker/api'

/** A worker at the other end of a message channel. It can be killed or become unresponsive. */
export class FakeWorker {
  static readonly born: FakeWorker[] = []
  static api: () => WorkerApi

  readonly #channel = new MessageChannel()
  readonly #errorListeners = new Set<() => void>()
  isTerminated = false
  /** Messages that a busy worker has not read yet. */
  #unread: [unknown, Transferable[]][] | undefined

  constructor(readonly url: string) {
    FakeWorker.born.push(this)
    const endpoint: Endpoint = this.#channel.port2
    expose(FakeWorker.api(), endpoint)
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    if (this.#unread) this.#unread.push([message, transfer])
    else this.#channel.port1.postMessage(message, transfer)
  }

  addEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
    if (type === 'error') {
      this.#errorListeners.add(() => {
        if (typeof listener === 'function') listener(new Event('error'))
        else listener.handleEvent(new Event('error'))
      })
    } else {
      this.#channel.port1.addEventListener(type, listener)
      this.#channel.port1.start()
    }
  }

  removeEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
    this.#channel.port1.removeEventListener(type, listener)
  }

  /** A plain message from the worker to the page. */
  say(message: unknown): void {
    this.#channel.port2.postMessage(message)
  }

  /** An uncaught error, as the browser reports it. */
  crash(): void {
    this.fallSilent()
    for (const listener of this.#errorListeners) listener()
  }

  /** From now on it handles no message, as in a long task, until `goOn`. */
  beBusy(): void {
    this.#unread = []
  }

  goOn(): void {
    const unread = this.#unread ?? []
    this.#unread = undefined
    for (const [message, transfer] of unread) this.postMessage(message, transfer)
  }

  /** No message passes any more, as on iOS in the background. */
  fallSilent(): void {
    this.#channel.port2.close()
  }

  terminate(): void {
    this.isTerminated = true
    this.fallSilent()
  }
}
