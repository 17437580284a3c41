import { expect, test } from 'vitest'
import { matchingStep, newTotpSecret, stepAt, toBase32, totp } from '#gateway/crypto/totp'

const SECRET = toBase32(Buffer.from('12345678901234567890'))

test('TFA-03 the authenticator shows the codes of RFC 6238, appendix B', () => {
  expect(SECRET).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  for (const [second, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ] as const)
    expect(totp(SECRET, stepAt(second * 1000))).toBe(code)
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
})

test('TFA-03 accepts a code at most one step away, once, and of six digits', () => {
  const now = 1_234_567_890_000
  for (const away of [-2, -1, 0, 1, 2]) {
    const step = stepAt(now) + away
    const code = totp(SECRET, step)
    const matched = Math.abs(away) < 2 ? step : null
    expect([matchingStep(SECRET, code, now, 0), matchingStep(SECRET, code, now, step - 1)]).toEqual([
      matched,
      matched,
    ])
    expect(matchingStep(SECRET, code, now, step)).toBeNull()
    expect([code.slice(1), `${code}0`].map((odd) => matchingStep(SECRET, odd, now, 0))).toEqual([null, null])
  }
})
