import * as v from 'valibot'
import type { AppError } from '#domain/errors'
import type { Member } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
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

/** Returns whose login it is. */
export const memberOf = ({ memberId, memberName, memberType }: RememberedLogin): Member => ({
  id: memberId,
  userName: memberName,
  type: memberType,
})

const rememberedSchema = v.object({
  type: v.picklist(['username', 'sms']),
  username: v.string(),
  password: v.string(),
  merchant: v.string(),
  memberId: v.string(),
  memberName: v.string(),
  memberType: v.number(),
})

export const SEALING = 'AES-GCM'

/**
 * The remembered login, sealed under a key that WebCrypto made, that cannot be read out and that IndexedDB keeps; only
 * the worker opens it. It is saved by save-login.ts. Where WebCrypto or the database is missing nothing is remembered.
 */
export class Vault {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  /** The remembered login, or null where there is none, or none that can be opened. */
  async open(): Promise<RememberedLogin | null> {
    if (!this.#store.supportsVault || !('subtle' in crypto)) return null
    try {
      const [key, login] = await this.#store.getMany('vault', ['key', 'login'])
      if (key?.id !== 'key' || !(key.key instanceof CryptoKey) || login?.id !== 'login') return null
      const iv = new Uint8Array(login.iv)
      const text = await crypto.subtle.decrypt({ name: SEALING, iv }, key.key, login.sealed)
      return v.parse(rememberedSchema, JSON.parse(new TextDecoder().decode(text)))
    } catch {
      return null
    }
  }

  /**
   * Deletes the login and the key, so that what a disk may still hold of it stays sealed. An error where that fails: the
   * record may be there still.
   */
  async clear(): Promise<Result<null, AppError>> {
    // In memory mode too: the deletion moves to a database that opens late.
    const written = await this.#store.write([{ table: 'vault', puts: [], deletes: ['login', 'key'] }])
    const isDeleted = this.#store.supportsVault && written.ok
    return isDeleted ? ok(null) : err({ kind: 'storage', detail: 'closed' })
  }
}
