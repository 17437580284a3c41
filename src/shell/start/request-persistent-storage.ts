import { device } from '../../shared/page/device'

/**
 * Requests persistent storage in the installed app, so that the browser does not evict it when space is short
 * (OFF-06).
 */
export const requestPersistentStorage = (): void => {
  addEventListener('appinstalled', () => void ask(), { once: true })
  if (device.isStandalone) void ask()
}

const ask = async (): Promise<void> => {
  // Missing on plain http and in older browsers.
  if (!('storage' in navigator) || !('persist' in navigator.storage)) return
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // Only a request; stored data may still be evicted.
  }
}
