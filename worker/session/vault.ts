import * as v from 'valibot'
import type { AppError } from '#domain/errors'
import type { Member } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import type { Store } from '../store/store'

/**
 * A decrypted remembered login (LOG-07). `password` is still obfuscated; it is empty if this kind of login has none.
 */
export interface RememberedLogin {
  readonly type: 'username' | 'sms'
  readonly username: string
  readonly password: string
  readonly merchant: string
  readonly memberId: string
  readonly memberName: string
  readonly memberType: number
}

/** Returns the member of the login. */
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
 * Reads the remembered login. It is sealed with a WebCrypto key that cannot be exported and is stored in IndexedDB.
 * Only the worker decrypts it; save-login.ts saves it. Without WebCrypto or a database nothing is remembered.
 */
export class Vault {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  /** Returns the remembered login; null if there is none, or if it cannot be decrypted. */
  async open(): Promise<RememberedLogin | null> {
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
   * Deletes the login and its key, so that remains on the disk stay encrypted. Returns an error if that fails: the
   * record may still exist.
   */
  async clear(): Promise<Result<null, AppError>> {
    // In memory mode too: the deletion is moved to a database that opens later.
    const written = await this.#store.write([{ table: 'vault', puts: [], deletes: ['login', 'key'] }])
    const isDeleted = this.#store.supportsVault && written.ok
    return isDeleted ? ok(null) : err({ kind: 'storage', detail: 'closed' })
  }
}
