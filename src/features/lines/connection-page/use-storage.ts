import { useEffect, useState } from 'react'

export interface StorageUsage {
  readonly usedBytes: number
  readonly quotaBytes: number
}

/** What the browser says of the space in use; null where it says nothing, undefined while it is asked. */
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

/** Absent on plain http and before iOS 17; and browsers round and pad what they say, so nothing is decided by it. */
const readUsage = async (): Promise<StorageUsage | null> => {
  if (!('storage' in navigator) || !('estimate' in navigator.storage)) return null
  try {
    const { usage, quota } = await navigator.storage.estimate()
    return usage === undefined || !quota ? null : { usedBytes: usage, quotaBytes: quota }
  } catch {
    return null
  }
}
