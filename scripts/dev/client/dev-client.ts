import { CACHE_DATABASE, type CacheTables } from '#domain/tables/schema'
import { replaceTranslations } from '../../../src/i18n/translation-store'
import { checkWorker, endWorker } from '../../../src/shared/worker/client/worker-client'

/**
 * The page's end of scripts/dev/page-plugin.ts: a module of the development server's document, and in no build.
 */
const WORKER = '/worker/index.ts'

/** Rows that make the next worker request everything again, without reading the old responses. */
const SYNCED: readonly (keyof CacheTables)[] = ['syncState', 'responseCache']

/** Starts another worker. It syncs everything again, so that a change of responses or of their parsing is visible. */
const restartWorker = async (): Promise<void> => {
  endWorker()
  await clearTables()
  await checkWorker()
}

/** Not by Dexie, which would run the live queries: the rows on the screen remain until others replace them. */
const clearTables = (): Promise<void> =>
  new Promise((resolve) => {
    const opening = indexedDB.open(CACHE_DATABASE)
    opening.onupgradeneeded = () => opening.transaction?.abort() // there is no database yet
    opening.onerror = () => resolve()
    opening.onsuccess = () => {
      const database = opening.result
      const transaction = database.transaction([...SYNCED], 'readwrite')
      for (const table of SYNCED) transaction.objectStore(table).clear()
      const finish = (): void => {
        database.close()
        resolve()
      }
      transaction.oncomplete = finish
      transaction.onabort = finish
    }
  })

/** A build on the same origin may have left one. Its caches would serve the build's files. */
const removeServiceWorkers = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  const ours = registrations.filter(({ scope }) => new URL(scope).pathname === import.meta.env.BASE_URL)
  await Promise.all(ours.map((registration) => registration.unregister()))
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('mc-')).map((name) => caches.delete(name)))
}

if (!import.meta.env['VITE_SERVICE_WORKER']) void removeServiceWorkers()

import.meta.hot?.on('vite:beforeUpdate', ({ updates }) => {
  if (updates.some(({ path }) => path === WORKER)) void restartWorker()
})

import.meta.hot?.on('lobby:gateway', () => void restartWorker())

import.meta.hot?.on('lobby:texts', ({ language, part, texts }) => {
  replaceTranslations(language, part, texts)
})

import.meta.hot?.on('lobby:style', ({ css }) => {
  const style = document.querySelector('head > style')
  if (style) style.textContent = css
  document.querySelector('vite-error-overlay')?.remove() // Vite removes it only after its own updates
})
