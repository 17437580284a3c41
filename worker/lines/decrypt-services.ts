import AES from 'crypto-js/aes'
import Utf8 from 'crypto-js/enc-utf8'
import type { EncryptedServiceEntry } from '#domain/contract/service/customer-service'
import { linkTarget } from '#domain/routing/safe-url'
import type { ServiceRow } from '#domain/tables/worker-rows'

const KEY_LENGTH = 8 // CSV-01: the last characters of a path are its key

/**
 * Returns the customer-service entries with decrypted paths (CSV-01): base64 of OpenSSL-salted AES under a
 * passphrase. Entries that cannot be decrypted, or lead to anything but http(s), are dropped.
 * @param origin the app's own
 */
export const decryptServices = (
  merchant: string,
  entries: readonly EncryptedServiceEntry[],
  origin: string,
): readonly ServiceRow[] =>
  entries.flatMap(({ path, ...entry }, index) => {
    const url = openPath(path)
    if (url === null || linkTarget(url, origin).kind === 'none') return []
    return [{ merchant, position: servicePosition(index), ...entry, url, sealed: path }]
  })

/** Returns a key that sorts in the order of the list. */
const servicePosition = (index: number): string => String(index).padStart(4, '0')

const openPath = (path: string): string | null => {
  try {
    const url = AES.decrypt(path.slice(0, -KEY_LENGTH), path.slice(-KEY_LENGTH)).toString(Utf8)
    return url === '' ? null : url
  } catch {
    return null // a wrong key yields bytes that are not text
  }
}
