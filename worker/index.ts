import { expose } from 'comlink'
import type { BootMessage, TitleMessage } from '#domain/port'
import { createApi } from './api'
import { createWorker } from './create-worker'

// Keep this small: it puts the worker together, hears the document's script and exposes the api.
const worker = createWorker({
  origin: self.location.origin,
  userAgent: navigator.userAgent,
  // Absent on plain http.
  locks: 'locks' in navigator ? navigator.locks : undefined,
  hasLink: () => navigator.onLine,
  onLink: (listener) => {
    self.addEventListener('online', listener)
  },
  sendTitle: (title) => {
    self.postMessage({ type: 'mc-title', title } satisfies TitleMessage)
  },
})

const isBootMessage = (data: unknown): data is BootMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'mc-boot'

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isBootMessage(data)) worker.hear(data.facts)
})

expose(createApi(worker))
