import { isInAppBrowser } from '#domain/install/app/in-app-browser'

/** Whether this window can save what a login needs (SOC-07). */
export type StorageSupport =
  /** Storage works, and there is no hint of a private window. */
  | 'open'
  /** Storage works, but the browser behaves like a private window: only a reason for advice, not for a refusal. */
  | 'maybe private'
  /** Storage does not work: a login would not last, and one that leaves the page could not return. */
  | 'closed'

const NAME = 'storage-test'
const LIMIT_MS = 2_000 // a database that takes longer to open is not reliable

let known: Promise<StorageSupport> | undefined

/**
 * Detected once per page, unless storage does not work. Tests storage by writing to it; all other signs of a private
 * window are only hints.
 */
export const detectPrivateBrowsing = async (): Promise<StorageSupport> => {
  const privacy = await (known ??= find())
  if (privacy === 'closed') known = undefined // a slow database may have caused the result
  return privacy
}

const find = async (): Promise<StorageSupport> => {
  const areas = [() => localStorage, () => sessionStorage]
  if (!areas.every(canWrite) || !(await canOpen())) return 'closed'
  return (await looksPrivate()) ? 'maybe private' : 'open'
}

const canWrite = (area: () => Storage): boolean => {
  try {
    area().setItem(NAME, '1')
    const isStored = area().getItem(NAME) === '1'
    area().removeItem(NAME)
    return isStored
  } catch {
    return false
  }
}

const canOpen = (): Promise<boolean> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(false), LIMIT_MS)
    try {
      const opening = indexedDB.open(NAME)
      opening.onerror = () => resolve(false)
      opening.onupgradeneeded = () => {
        // Some private windows allow opening it and reject writes.
        try {
          opening.result.createObjectStore('rows').put(1, 1)
        } catch {
          resolve(false)
        }
      }
      opening.onsuccess = () => {
        opening.result.close()
        indexedDB.deleteDatabase(NAME)
        resolve(true)
      }
    } catch {
      resolve(false)
    }
  })

/**
 * True if this looks like a private window. Safari's have no private file system; Firefox's have no service workers.
 * Chrome's cannot be detected, because the quota no longer differs.
 */
const looksPrivate = async (): Promise<boolean> => {
  if (isInAppBrowser(navigator.userAgent)) return false // browsers inside other apps lack both
  if (window.isSecureContext && !('serviceWorker' in navigator)) return true
  if (!('storage' in navigator) || !('getDirectory' in navigator.storage)) return false
  try {
    await navigator.storage.getDirectory()
    return false
  } catch {
    return true
  }
}
