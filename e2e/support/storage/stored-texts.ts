/** A page of Playwright or Puppeteer, or WebKit's driver. */
export interface Evaluating {
  evaluate(read: () => Promise<string>): Promise<string>
}

/**
 * Returns every text that the browser stores for this origin. That is storage areas, cookies, databases with their
 * keys, caches with the readable part of their responses, and the URLs of the tab's history.
 */
export async function storedTexts(page: Evaluating): Promise<string> {
  return (await page.evaluate(readStorage)) + (await cachedTexts(page))
}

/** Returns the texts of the caches alone. */
export const cachedTexts = (page: Evaluating): Promise<string> => page.evaluate(readCaches)

async function readStorage(): Promise<string> {
  const stored: unknown[] = [{ ...localStorage }, { ...sessionStorage }, location.href, history.state]
  stored.push(document.cookie, window.name, document.title, document.referrer)
  // Chromium has it; TypeScript does not know it yet.
  const navigation: unknown = Reflect.get(window, 'navigation')
  if (
    navigation instanceof EventTarget &&
    'entries' in navigation &&
    typeof navigation.entries === 'function'
  ) {
    const entries: unknown = Reflect.apply(navigation.entries, navigation, [])
    for (const entry of Array.isArray(entries) ? entries : []) stored.push(Reflect.get(Object(entry), 'url'))
  }
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error ?? new Error(name))
    })
    for (const store of database.objectStoreNames) {
      const rows = await new Promise<unknown>((resolve, reject) => {
        const asked = database.transaction(store)
        const [keys, values] = [asked.objectStore(store).getAllKeys(), asked.objectStore(store).getAll()]
        asked.oncomplete = () => resolve([keys.result, values.result])
        asked.onabort = () => reject(asked.error ?? new Error(store))
      })
      stored.push(rows)
    }
    database.close()
  }
  return JSON.stringify(stored)
}

async function readCaches(): Promise<string> {
  const stored: unknown[] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const answer = await cache.match(request)
      stored.push(request.url, [...request.headers], [...(answer?.headers ?? [])])
      if (/html|json|text\/plain/u.test(answer?.headers.get('content-type') ?? ''))
        stored.push(await answer?.text())
    }
  }
  return JSON.stringify(stored)
}
