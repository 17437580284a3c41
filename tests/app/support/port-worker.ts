import { expose } from 'comlink'
import type { PageFactsMessage } from '#domain/port'
import { Realm } from './realm'
import type { TabLocks } from '../../support/web-locks'

const isPageFacts = (data: unknown): data is PageFactsMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'mc-boot'

/** What the workers of a test share. */
export const workers = { locks: undefined as TabLocks | undefined, all: [] as PortWorker[] }

/** The real worker, in this process, at the other end of a message channel: what worker/engine.ts does in a browser. */
export class PortWorker extends EventTarget {
  readonly realm = new Realm()
  readonly #port: MessagePort

  constructor() {
    super()
    workers.all.push(this)
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      this.dispatchEvent(new MessageEvent('message', { data }))
    })
    port1.start()
    this.realm.onEnd(() => {
      port1.close()
      port2.close()
    })
    void this.realm.run(() => this.#start(port2))
  }

  async #start(port: MessagePort): Promise<void> {
    const { createWorkerApp } = await import('#worker/create-worker')
    if (this.realm.isOver) return // in a browser it would not have loaded either
    const worker = createWorkerApp({
      early: new Map(),
      origin: location.origin,
      userAgent: navigator.userAgent,
      locks: workers.locks,
      isOnline: () => navigator.onLine,
      onOnline: (listener) => addEventListener('online', listener),
      sendTitle: (title) => port.postMessage({ type: 'mc-title', title }),
    })
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isPageFacts(data)) worker.receivePageFacts(data.facts)
    })
    expose(worker, port)
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.#port.postMessage(message, transfer)
  }

  terminate(): void {
    this.realm.end()
  }
}
