import { pbkdf2Sync } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { isWeakDefaultPassword } from '#worker/crypto/weak-default-password'

const salt = Buffer.alloc(16, 7)
const hash = pbkdf2Sync('wĕak-pass', salt, 1_000, 32, 'sha256')
const isWeak = (bytes = hash, password = 'wĕak-pass'): Promise<boolean> =>
  isWeakDefaultPassword(password, {
    weakPassword: { salt: salt.toString('base64'), iterations: 1_000, hash: bytes.toString('base64') },
  })

test('LOG-04 LOG-11 a password is the weak default only if its whole hash is that of the settings', async () => {
  const other = Buffer.from(hash.map((byte, index) => (index === 31 ? byte ^ 1 : byte)))
  expect(await isWeak()).toBe(true)
  expect(await isWeak(other)).toBe(false)
  expect(await isWeak(Buffer.concat([hash, Buffer.alloc(1)]))).toBe(false)
  expect(await isWeak(hash, 'weak-pass')).toBe(false)
  expect(await isWeakDefaultPassword('wĕak-pass', {})).toBe(false)
})

test('LOG-04 if WebCrypto is missing or fails, the gateway decides', async () => {
  vi.spyOn(crypto.subtle, 'deriveBits').mockRejectedValueOnce(new DOMException('no', 'OperationError'))
  expect(await isWeak()).toBe(false)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(await isWeak()).toBe(false)
})
