import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { isWeakDefaultPassword } from '#worker/crypto/weak-default-password'

test('LOG-04 a password is the weak default only if its whole hash is that of the settings', async () => {
  const salt = Buffer.alloc(16, 7)
  const hash = pbkdf2Sync('demo-pass', salt, 1_000, 32, 'sha256')
  const isWeak = (bytes: Buffer): Promise<boolean> =>
    isWeakDefaultPassword('demo-pass', {
      weakPassword: { salt: salt.toString('base64'), iterations: 1_000, hash: bytes.toString('base64') },
    })
  const other = Buffer.from(hash.map((byte, index) => (index === 31 ? byte ^ 1 : byte)))
  expect(await isWeak(hash)).toBe(true)
  expect(await isWeak(other)).toBe(false)
  expect(await isWeak(Buffer.concat([hash, Buffer.alloc(1)]))).toBe(false)
})
