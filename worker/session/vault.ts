import * as v from 'valibot'
import type { Store } from '../store/store'

/** A remembered login, opened (LOG-07). `password` is obfuscated still; empty where the kind of login has none. */
export interface RememberedLogin {
  readonly type: 'username' | 'sms'
  readonly username: string
  readonly password: string
  readonly merchant: string
  readonly memberId: string
  readonly memberName: string
  readonly memberType: number
}

const rememberedSchema = v.object({
  type: v.picklist(['username', 'sms']),
  username: v.string(),
  password: v.string(),
  merchant: v.string(),
  memberId: v.string(),
  memberName: v.string(),
  memberType: v.number(),
})

const ALGORITHM = 'AES-GCM'
const IV_BYTES = 12 // what GCM is made for

/**
 * The remembered login, sealed under a key that WebCrypto made, that cannot be read out and that IndexedDB keeps; only
 * the worker opens it. Where WebCrypto or the database is missing nothing is remembered.
 */
export class Vault {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  async save(login: RememberedLogin): Promise<void> {
    if (!this.#isThere()) return
    try {
      const key = await this.#key()
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const text = new TextEncoder().encode(JSON.stringify(login))
      const sealed = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, text)
      await this.#store.write([{ table: 'vault', puts: [{ id: 'login', iv, sealed }], deletes: [] }])
    } catch {
      // A browser that cannot keep the key remembers nothing, and the login itself is done.
    }
  }

  /** The remembered login, or null where there is none, or none that can be opened. */
  async open(): Promise<RememberedLogin | null> {
    if (!this.#isThere()) return null
    try {
      const [key, login] = await this.#store.getMany('vault', ['key', 'login'])
      if (key?.id !== 'key' || !(key.key instanceof CryptoKey) || login?.id !== 'login') return null
      const iv = new Uint8Array(login.iv)
      const text = await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key.key, login.sealed)
      return v.parse(rememberedSchema, JSON.parse(new TextDecoder().decode(text)))
    } catch {
      return null
    }
  }

  /** Forgets the login and the key, so that what a disk may still hold of it stays sealed. */
  async forget(): Promise<void> {
    await this.#store.write([{ table: 'vault', puts: [], deletes: ['login', 'key'] }])
  }

  #isThere(): boolean {
    return this.#store.keepsVault && 'subtle' in crypto
  }

  async #key(): Promise<CryptoKey> {
    const known = await this.#store.get('vault', 'key')
    if (known?.id === 'key' && known.key instanceof CryptoKey) return known.key
    const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, [
      'encrypt',
      'decrypt',
    ])
    await this.#store.write([{ table: 'vault', puts: [{ id: 'key', key }], deletes: [] }])
    return key
  }
}
