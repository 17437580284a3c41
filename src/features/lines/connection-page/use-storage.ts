import { useEffect, useState } from 'react'

export interface StorageUsage {
  readonly usedBytes: number
  readonly quotaBytes: number
}

/** Returns the browser's storage estimate; null if the browser has none, undefined until it is known. */
export const useStorage = (): StorageUsage | null | undefined => {
  const [usage, setUsage] = useState<StorageUsage | null | undefined>(undefined)
  useEffect(() => {
    let isCurrent = true
    void readUsage().then((read) => {
      if (isCurrent) setUsage(read)
    })
    return () => {
      isCurrent = false
    }
  }, [])
  return usage
}

/** Missing on plain http and before iOS 17. Browsers round and pad the values, so nothing depends on them. */
const readUsage = async (): Promise<StorageUsage | null> => {
  if (!('storage' in navigator) || !('estimate' in navigator.storage)) return null
  try {
    const { usage, quota } = await navigator.storage.estimate()
    return usage === undefined || !quota ? null : { usedBytes: usage, quotaBytes: quota }
  } catch {
    return null
  }
}
