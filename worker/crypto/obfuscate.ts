import { fromBase64, toBase64 } from './base64'

const KEY_LENGTH = 16

/**
 * Obfuscates the password as the remembered record stores it (A3): base64 twice, the second time with a random key
 * appended. It only hides the password from a glance; the vault's encryption protects it.
 */
export const obfuscate = (password: string): string => {
  const key = toBase64(crypto.getRandomValues(new Uint8Array(KEY_LENGTH))).slice(0, KEY_LENGTH)
  return encode(`${encode(password)}${key}`)
}

/** Returns the password of an obfuscated one. */
export const deobfuscate = (obfuscated: string): string => decode(decode(obfuscated).slice(0, -KEY_LENGTH))

const encode = (text: string): string => toBase64(new TextEncoder().encode(text))
const decode = (text: string): string => new TextDecoder().decode(fromBase64(text))
