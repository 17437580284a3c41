import * as v from 'valibot'
import type { Member } from '#domain/port'
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

/** True for a login by password, of this name at this merchant. One origin may serve several merchants. */
export const isLoginOf = (
  login: RememberedLogin | null,
  username: string,
  merchant: string,
): login is RememberedLogin =>
  login?.type === 'username' && login.username === username && login.merchant === merchant

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
 * Returns the remembered login; null if there is none, or if it cannot be decrypted. It is sealed with a WebCrypto key
 * that cannot be exported and is stored in IndexedDB. Only the worker decrypts it; save-login.ts saves it. Without
 * WebCrypto or a database nothing is remembered.
 */
export const openVault = async (store: Store): Promise<RememberedLogin | null> => {
  try {
    const [key, login] = await store.getMany('vault', ['key', 'login'])
    if (key?.id !== 'key' || !(key.key instanceof CryptoKey) || login?.id !== 'login') return null
    const iv = new Uint8Array(login.iv)
    const text = await crypto.subtle.decrypt({ name: SEALING, iv }, key.key, login.sealed)
    const parsed = v.safeParse(rememberedSchema, JSON.parse(new TextDecoder().decode(text)))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
