import { startEntry } from './early/start-entry'

// The build makes this a script of its own (scripts/build/worker-entry-plugin.ts): it must bring no library along.
startEntry({
  scope: self,
  origin: self.location.origin,
  locks: 'locks' in navigator ? navigator.locks : undefined,
  loadEngine: () => import('./engine'),
}).catch((error: unknown) => {
  // A rejection would not reach the page, which starts another worker after an error.
  setTimeout(() => {
    throw error
  })
})
