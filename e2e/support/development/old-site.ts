import { createServer, type Server } from 'node:http'

/** Checks for another service worker at each start, like the document of a build. */
const DOCUMENT = `<!doctype html><title>Old</title><script>
  void navigator.serviceWorker.register("/m/sw.js", { scope: "/m/", updateViaCache: "none" })
</script>`

/** Serves this document for ever. */
const SERVICE_WORKER = `
  addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
  addEventListener('fetch', (event) => {
    if (event.request.mode !== 'navigate') return
    event.respondWith(new Response(${JSON.stringify(DOCUMENT)}, { headers: { 'Content-Type': 'text/html' } }))
  })`

/** A site whose service worker serves its own document: what a build leaves on an origin. */
export async function serveOldSite(): Promise<Server> {
  const server = createServer((request, response) => {
    const isScript = request.url === '/m/sw.js'
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? SERVICE_WORKER : DOCUMENT)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
