import type { Store } from '../store/store'
import type { LoginAttempt } from './login-attempt'
import { type RememberedLogin, SEALING } from './open-vault'

const IV_BYTES = 12 // the length that GCM is designed for

/**
 * Saves the remembered login, sealed, and replaces the previous one. Loaded at login only; the first screen never
 * needs it. Saves nothing once the attempt is over: a logout may have deleted the record meanwhile.
 */
export const saveLogin = async (
  store: Store,
  login: RememberedLogin,
  attempt: Pick<LoginAttempt, 'isOver'>,
): Promise<void> => {
  if (!store.supportsVault) return
  try {
    const key = await sealingKey(store)
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
    const text = new TextEncoder().encode(JSON.stringify(login))
    const sealed = await crypto.subtle.encrypt({ name: SEALING, iv }, key, text)
    if (attempt.isOver) return
    await store.write([{ table: 'vault', puts: [{ id: 'login', iv, sealed }], deletes: [] }])
  } catch {
    // A browser that cannot store the key, or has no WebCrypto, saves no login; the login itself is complete.
  }
}

/** Returns the stored key, or creates one that cannot be exported. */
const sealingKey = async (store: Store): Promise<CryptoKey> => {
  const known = await store.get('vault', 'key')
  if (known?.id === 'key' && known.key instanceof CryptoKey) return known.key
  const key = await crypto.subtle.generateKey({ name: SEALING, length: 256 }, false, ['encrypt', 'decrypt'])
  await store.write([{ table: 'vault', puts: [{ id: 'key', key }], deletes: [] }])
  return key
}
