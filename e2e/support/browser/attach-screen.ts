import type { TestInfo } from '@playwright/test'
import type { Evaluating } from '../storage/stored-texts'

interface Screen extends Evaluating {
  screenshot(): Promise<Uint8Array>
}

/** Attaches to a failed test what its window shows and stores: Playwright does it for its own pages only. */
export async function attachScreen(testInfo: TestInfo, window: Screen | undefined): Promise<void> {
  if (!window || testInfo.status === testInfo.expectedStatus) return
  const body = await window.screenshot().catch(() => undefined)
  if (body) await testInfo.attach('screenshot', { body: Buffer.from(body), contentType: 'image/png' })
  const text = await window.evaluate(readPage).catch(() => 'The page does not answer.')
  await testInfo.attach('page', { body: text, contentType: 'text/plain' })
  const keys = await window.evaluate(readKeys).catch(() => 'The databases do not answer.')
  await testInfo.attach('keys of all rows', { body: keys, contentType: 'text/plain' })
}

const readPage = (): Promise<string> => Promise.resolve(`${location.pathname}\n${document.body.innerText}`)

/** One line per table. A table that another connection has locked does not answer. */
async function readKeys(): Promise<string> {
  const settled = <T>(request: IDBRequest<T>): Promise<T | null> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
      setTimeout(() => resolve(null), 1000)
    })
  const lines: string[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name)).catch(() => null)
    if (!database) lines.push(`${name}: no answer`)
    const stores = [...(database?.objectStoreNames ?? [])]
    const keys = stores.map(async (store) => {
      const found = database && (await settled(database.transaction(store).objectStore(store).getAllKeys()))
      return `${name} ${store}: ${found ? JSON.stringify(found) : 'no answer'}`
    })
    for (const line of await Promise.allSettled(keys)) if (line.status === 'fulfilled') lines.push(line.value)
    database?.close()
  }
  return lines.join('\n')
}
