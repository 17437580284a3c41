import { expose } from 'comlink'
import type { PageFactsMessage, TitleMessage } from '#domain/port'
import { createWorkerApp } from './create-worker'

// Keep this small: it creates the worker, receives the document script's messages and exposes the api.
const worker = createWorkerApp({
  origin: self.location.origin,
  userAgent: navigator.userAgent,
  // Absent on plain http.
  locks: 'locks' in navigator ? navigator.locks : undefined,
  isOnline: () => navigator.onLine,
  onOnline: (listener) => {
    self.addEventListener('online', listener)
  },
  sendTitle: (title) => {
    self.postMessage({ type: 'mc-title', title } satisfies TitleMessage)
  },
})

const isBootMessage = (data: unknown): data is PageFactsMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'mc-boot'

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isBootMessage(data)) worker.receivePageFacts(data.facts)
})

expose(worker)
