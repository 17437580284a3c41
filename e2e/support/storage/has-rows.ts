import { CACHE_DATABASE } from '#domain/tables/schema'

/** Condition for `until`: true if the database has rows in this table, not only the page's memory. Creates nothing. */
export const hasRows = (table: string): string => `
  const open = indexedDB.open('${CACHE_DATABASE}')
  open.onupgradeneeded = () => open.transaction.abort()
  const isThere = await new Promise((resolve) => {
    open.onsuccess = () => resolve(true)
    open.onerror = () => resolve(false)
  })
  if (!isThere) return false
  const read = open.result.transaction('${table}').objectStore('${table}').count()
  await new Promise((resolve, reject) => Object.assign(read, { onsuccess: resolve, onerror: reject }))
  open.result.close()
  return read.result > 0`
