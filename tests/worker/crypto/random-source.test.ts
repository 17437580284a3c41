import { expect, test, vi } from 'vitest'
import { rsaKey } from '../support/decrypting-gateway'

test('NET-08 without `window`, jsencrypt takes its randomness from getRandomValues, never from Math.random', async () => {
  expect('window' in globalThis).toBe(false)
  const weak = vi.spyOn(Math, 'random')
  const strong = vi.spyOn(crypto, 'getRandomValues')
  const { loadEncryption } = await import('#worker/crypto/load-encryption')
  const { encryptPayload } = await loadEncryption()
  // jsencrypt's pool is 256 words, filled when its code first runs.
  expect(strong.mock.calls.map(([bytes]) => bytes.byteLength)).toContain(1024)
  const { spki } = rsaKey()
  expect(encryptPayload({ method: 'POST', path: '/x', payload: {}, spki, timestamp: 1 })).not.toBeNull()
  expect(weak).not.toHaveBeenCalled()
})
