declare const self: ServiceWorkerGlobalScope

/** Returns the open pages of the app, most recently focused first. */
export async function listWindowClients(): Promise<WindowClient[]> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.filter(isPageOfApp)
}

/** False for games, frames and the origin's other products: they hold no lock and run no build of ours. */
function isPageOfApp({ url, frameType }: WindowClient): boolean {
  return frameType === 'top-level' && url.startsWith(self.registration.scope)
}
