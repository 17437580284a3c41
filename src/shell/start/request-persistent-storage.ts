import { device } from '../../shared/page/device'

/** On the home screen the app asks that the browser keeps what it has stored, also where room is short (OFF-06). */
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
    // It is a wish; what is stored may go as before.
  }
}
