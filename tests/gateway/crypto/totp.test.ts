import { expect, test } from 'vitest'
import { matchingStep, newTotpSecret, stepAt, toBase32, totp } from '#gateway/crypto/totp'

const SECRET = toBase32(Buffer.from('12345678901234567890'))

// RFC 6238, appendix B, SHA-1: the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('TFA-03 the authenticator shows the RFC 6238 code at second %i', (second, code) => {
  expect(totp(SECRET, stepAt(second * 1000))).toBe(code)
})

test('TFA-03 a secret is base32 as authenticators read it', () => {
  expect(SECRET).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
})

test.each([[-1], [0], [1]])('TFA-03 accepts a code %i steps away, once', (away) => {
  const now = 1_234_567_890_000
  const step = stepAt(now) + away
  const code = totp(SECRET, step)
  expect(matchingStep(SECRET, code, now, 0)).toBe(step)
  expect(matchingStep(SECRET, code, now, step - 1)).toBe(step)
  expect(matchingStep(SECRET, code, now, step)).toBeNull()
})

test.each([[-2], [2]])('TFA-03 rejects a code %i steps away', (away) => {
  const now = 1_234_567_890_000
  expect(matchingStep(SECRET, totp(SECRET, stepAt(now) + away), now, 0)).toBeNull()
})

test('TFA-03 rejects a code of another length', () => {
  const now = 1_234_567_890_000
  const code = totp(SECRET, stepAt(now))
  expect(matchingStep(SECRET, code.slice(1), now, 0)).toBeNull()
  expect(matchingStep(SECRET, `${code}0`, now, 0)).toBeNull()
})
