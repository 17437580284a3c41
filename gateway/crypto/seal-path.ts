import { createCipheriv, createHash } from 'node:crypto'

const KEY_LENGTH = 8 // CSV-01: the last characters of a path are the key
const SALT_LENGTH = 8

/**
 * Encrypts the path of a customer-service entry (contract.md, Settings). The result is base64 of OpenSSL-salted
 * AES-256-CBC with a passphrase, followed by that passphrase. Key and salt are derived from the URL, so unchanged
 * settings are the same bytes.
 */
export function sealPath(url: string): string {
  const digest = createHash('sha256').update(url).digest()
  const key = digest.toString('hex').slice(0, KEY_LENGTH)
  const salt = digest.subarray(-SALT_LENGTH)
  const { cipherKey, iv } = keyFrom(key, salt)
  const cipher = createCipheriv('aes-256-cbc', cipherKey, iv)
  const sealed = Buffer.concat([Buffer.from('Salted__'), salt, cipher.update(url, 'utf8'), cipher.final()])
  return sealed.toString('base64') + key
}

/** OpenSSL's EVP_BytesToKey with MD5 and one round, as crypto-js derives keys from a passphrase. */
function keyFrom(passphrase: string, salt: Buffer): { cipherKey: Buffer; iv: Buffer } {
  let bytes = Buffer.alloc(0)
  let block = Buffer.alloc(0)
  while (bytes.length < 48) {
    block = createHash('md5').update(block).update(passphrase).update(salt).digest()
    bytes = Buffer.concat([bytes, block])
  }
  return { cipherKey: bytes.subarray(0, 32), iv: bytes.subarray(32, 48) }
}
