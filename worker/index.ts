import { startEntry } from './early/start-entry'

// The build makes this a script of its own (scripts/build/worker-entry-plugin.ts): it must bring no library along.
startEntry({
  scope: self,
  origin: self.origin,
  locks: navigator.locks, // undefined on plain http
  loadEngine: () => import('./engine'),
}).catch((error: unknown) => {
  // A rejection would not reach the page, which starts another worker after an error.
  setTimeout(() => {
    throw error
  })
})
