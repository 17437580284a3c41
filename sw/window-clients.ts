declare const self: ServiceWorkerGlobalScope

/** The pages of the app that are open, the one seen last first. */
export async function listWindowClients(): Promise<WindowClient[]> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.filter(isPageOfApp)
}

/** Games, frames and other products of the origin hold no lock and run no build of ours. */
function isPageOfApp({ url, frameType }: WindowClient): boolean {
  return frameType === 'top-level' && url.startsWith(self.registration.scope)
}
