/**
 * Cache and key of the record that a service worker writes when it has installed an update. Without the cache it
 * writes none: the code of the metrics creates it.
 */
export const UPDATE_CACHE = 'mc-update'
export const UPDATE_PATH = '/m/update'

/** An installed update: ids of builds, and the bytes that the browser has downloaded for it. */
export interface UpdateRecord {
  readonly from: string
  readonly to: string
  readonly bytes: number
}

/** Returns the record in a parsed JSON value; null for any other value. */
export const toUpdateRecord = (value: unknown): UpdateRecord | null => {
  if (typeof value !== 'object' || value === null) return null
  if (!('from' in value && 'to' in value && 'bytes' in value)) return null
  const { from, to, bytes } = value
  return typeof from === 'string' && typeof to === 'string' && typeof bytes === 'number'
    ? { from, to, bytes }
    : null
}
