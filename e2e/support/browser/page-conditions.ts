/** The body of a function: true if the window has a session. */
export const HAS_SESSION = `return (sessionStorage.getItem('MC_SESSION_INFO') ?? '').includes('"token"')`

/** The body of a function: true once an active service worker has cached a chunk whose URL contains `part`. */
export const isCached = (part: string): string => `
  if (navigator.serviceWorker.controller?.state !== 'activated') return false
  const name = (await caches.keys()).find((each) => each.startsWith('mc-precache-'))
  if (name === undefined) return false // caches.open would make one
  return (await (await caches.open(name)).keys()).some(({ url }) => url.includes('${part}'))`
