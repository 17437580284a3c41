import { PUSH_DATABASES, PUSH_TOKEN_KEY } from '#domain/push/push-constants'
import { SCOPE } from '#domain/routing/app-path'
import { writeStorage } from '../../storage/storage-area'

/**
 * Removes every trace of the registration, with or without a network: the subscription that the token depends
 * on, shown notifications, the SDK's data and the token. The provider learns from its first failed push that the
 * token is dead. Notifying it, as the SDK would, needs a network and puts the token into a URL.
 */
export const clearPushRegistration = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe().catch(() => false)
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  const known = await indexedDB.databases()
  const names = known.flatMap(({ name }) => PUSH_DATABASES.find((each) => each === name) ?? [])
  for (const name of names) await empty(name)
  writeStorage('local', PUSH_TOKEN_KEY, '')
}

/** Empties a database. It cannot be deleted, because the SDK holds it open until the page closes. */
const empty = async (name: string): Promise<void> => {
  const database = await settled(indexedDB.open(name))
  const stores = [...database.objectStoreNames]
  if (stores.length > 0) {
    const transaction = database.transaction(stores, 'readwrite')
    await Promise.all(stores.map((each) => settled(transaction.objectStore(each).clear())))
  }
  database.close()
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  })
