import { isInAppBrowser } from '#domain/install/app/in-app-browser'

/** Whether this window keeps what a login needs (SOC-07). */
export type StorageSupport =
  /** Storage works, and nothing speaks for a private window. */
  | 'open'
  /** Storage works, and yet the browser behaves as it does in a private window: advice, and no reason to refuse. */
  | 'maybe private'
  /** Storage does not work: a login would not last, and one that leaves the page would never come back. */
  | 'closed'

const NAME = 'storage-test'
const LIMIT_MS = 2_000 // a database that does not open by then is not one to stand on

let known: Promise<StorageSupport> | undefined

/**
 * Detected once per page, unless storage is refused. Tests storage by writing to it; all other signs of a private
 * window are only hints.
 */
export const detectPrivateBrowsing = async (): Promise<StorageSupport> => {
  const privacy = await (known ??= find())
  if (privacy === 'closed') known = undefined // a slow database may have looked like one
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
    const isKept = area().getItem(NAME) === '1'
    area().removeItem(NAME)
    return isKept
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
        // Some private windows open it and refuse what is written.
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
 * Safari's private windows have no private file system; Firefox's have no service workers. Chrome's cannot be told: the
 * quota that gave them away is the same by now.
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
