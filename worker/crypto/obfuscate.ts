import { fromBase64, toBase64 } from './base64'

const KEY_LENGTH = 16

/**
 * The password as the remembered record has it (A3): base64 twice, the second time with a random key appended. It hides
 * a password from a glance and nothing more; the vault's own seal is what keeps it.
 */
export const obfuscate = (password: string): string => {
  const key = toBase64(crypto.getRandomValues(new Uint8Array(KEY_LENGTH))).slice(0, KEY_LENGTH)
  return encode(`${encode(password)}${key}`)
}

/** The password of an obfuscated one. */
export const deobfuscate = (obfuscated: string): string => decode(decode(obfuscated).slice(0, -KEY_LENGTH))

const encode = (text: string): string => toBase64(new TextEncoder().encode(text))
const decode = (text: string): string => new TextDecoder().decode(fromBase64(text))
