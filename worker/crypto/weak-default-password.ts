import { accountSettings } from '#domain/contract/accounts/account-settings'
import { fromBase64 } from './base64'

/**
 * True if the password is the merchant's weak default (LOG-04). The settings contain it only as a salted hash. False
 * if they name none, or if WebCrypto is missing (plain http): then only the gateway decides.
 */
export const isWeakDefaultPassword = async (
  password: string,
  settings: object | undefined,
): Promise<boolean> => {
  const weak = settings && accountSettings(settings).weakPassword
  if (!weak || !('subtle' in crypto)) return false
  try {
    const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
      'deriveBits',
    ])
    const { iterations } = weak
    const salt = new Uint8Array(fromBase64(weak.salt))
    const bits = await crypto.subtle.deriveBits(
      { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
      key,
      256,
    )
    const hash = fromBase64(weak.hash)
    return (
      hash.length === bits.byteLength && new Uint8Array(bits).every((byte, index) => byte === hash[index])
    )
  } catch {
    return false
  }
}
