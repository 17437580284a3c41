import { expect, test } from 'vitest'
import { captchaProblem, INITIAL_CAPTCHA_STATE, nextCaptchaState } from '#domain/captcha/captcha-machine'
import { expectTransitions } from '../support/transitions'

const fields = { geetestChallenge: 'c', geetestValidate: 'v', geetestSeccode: 's' }
const problem = { kind: 'unknown', code: 1 } as const

test('CAP-02 CAP-07 the captcha is loaded, opened and solved, not faster than a person can', () => {
  const solving =
    'solved → success, quick → tooFast, closed → closed, failed → error, reset → waiting, retry → loading'
  expectTransitions(
    nextCaptchaState,
    {
      loading: INITIAL_CAPTCHA_STATE,
      waiting: { kind: 'waiting', wasClosed: false },
      closed: { kind: 'waiting', wasClosed: true },
      solving: { kind: 'solving', isShown: false },
      shown: { kind: 'solving', isShown: true },
      success: { kind: 'success', fields },
      error: { kind: 'error', problem },
      tooFast: { kind: 'error', problem: { kind: 'too-fast' } },
    },
    {
      ready: { type: 'ready' },
      asked: { type: 'asked' },
      shown: { type: 'shown' },
      solved: { type: 'solved', fields, afterMs: 500 },
      quick: { type: 'solved', fields, afterMs: 499 },
      closed: { type: 'closed' },
      failed: { type: 'failed', problem },
      reset: { type: 'reset' },
      retry: { type: 'retry' },
    },
    `loading: ready → waiting, failed → error
    waiting: asked → solving, failed → error, retry → loading
    closed: asked → solving, failed → error, reset → waiting, retry → loading
    solving: shown → shown, ${solving}
    shown: ${solving}
    success: failed → error, reset → waiting, retry → loading
    error: retry → loading
    tooFast: failed → error, retry → loading`,
  )
  expect(INITIAL_CAPTCHA_STATE).toEqual({ kind: 'loading' })
})

test('CAP-02 CAP-03 how provider errors are classified', () => {
  for (const [code, text, kind] of [
    [60_204, '', 'network'],
    [60_205, 'timeout', 'network'],
    [60_500, 'Forbidden', 'provider'],
    [null, 'Something', 'provider'],
    [113, '', 'unknown'],
    [null, '', 'unknown'],
  ] as const)
    expect(captchaProblem({ code, text })).toEqual({ kind, code, ...(kind === 'provider' && { text }) })
})
