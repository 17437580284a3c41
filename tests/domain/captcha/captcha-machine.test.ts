import { describe, expect, test } from 'vitest'
import type { CaptchaResult } from '#domain/captcha/captcha-messages'
import {
  INITIAL_CAPTCHA_STATE,
  type CaptchaEvent,
  captchaProblem,
  type CaptchaState,
  nextCaptchaState,
} from '#domain/captcha/captcha-machine'

const FIELDS: CaptchaResult = { geetestChallenge: 'c', geetestValidate: 'v', geetestSeccode: 's' }

const STATES = {
  loading: { kind: 'loading' },
  waiting: { kind: 'waiting', wasClosed: false },
  closed: { kind: 'waiting', wasClosed: true },
  solving: { kind: 'solving', isShown: false },
  shown: { kind: 'solving', isShown: true },
  success: { kind: 'success', fields: FIELDS },
  error: { kind: 'error', problem: { kind: 'unknown', code: 1 } },
  tooFast: { kind: 'error', problem: { kind: 'too-fast' } },
} as const satisfies Record<string, CaptchaState>

const EVENTS = {
  ready: { type: 'ready' },
  asked: { type: 'asked' },
  shown: { type: 'shown' },
  solved: { type: 'solved', fields: FIELDS, afterMs: 500 },
  solvedAtOnce: { type: 'solved', fields: FIELDS, afterMs: 499 },
  closed: { type: 'closed' },
  failed: { type: 'failed', problem: { kind: 'unknown', code: 1 } },
  reset: { type: 'reset' },
  retry: { type: 'retry' },
} as const satisfies Record<string, CaptchaEvent>

type Name = keyof typeof STATES
type Step = readonly [from: Name, event: keyof typeof EVENTS, to: Name]

/** Events with an effect, by state. Any other event leaves the state unchanged. */
const STEPS: readonly Step[] = [
  ['loading', 'ready', 'waiting'],
  ['loading', 'failed', 'error'],
  ['waiting', 'asked', 'solving'],
  ['waiting', 'failed', 'error'],
  ['waiting', 'retry', 'loading'],
  ['closed', 'asked', 'solving'],
  ['closed', 'failed', 'error'],
  ['closed', 'reset', 'waiting'],
  ['closed', 'retry', 'loading'],
  ['solving', 'shown', 'shown'],
  ['solving', 'solved', 'success'],
  ['solving', 'solvedAtOnce', 'tooFast'],
  ['solving', 'closed', 'closed'],
  ['solving', 'failed', 'error'],
  ['solving', 'reset', 'waiting'],
  ['solving', 'retry', 'loading'],
  ['shown', 'solved', 'success'],
  ['shown', 'solvedAtOnce', 'tooFast'],
  ['shown', 'closed', 'closed'],
  ['shown', 'failed', 'error'],
  ['shown', 'reset', 'waiting'],
  ['shown', 'retry', 'loading'],
  ['success', 'failed', 'error'],
  ['success', 'reset', 'waiting'],
  ['success', 'retry', 'loading'],
  ['error', 'retry', 'loading'],
  ['tooFast', 'failed', 'error'],
  ['tooFast', 'retry', 'loading'],
]

const keys = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record).filter((key): key is Key => key in record)

describe('CAP-02 the captcha', () => {
  test('CAP-02 starts in loading', () => {
    expect(INITIAL_CAPTCHA_STATE).toEqual(STATES.loading)
  })

  test.each(STEPS)('CAP-02 CAP-07 %s, %s → %s', (from, event, to) => {
    expect(nextCaptchaState(STATES[from], EVENTS[event])).toEqual(STATES[to])
  })

  test('CAP-02 any other event leaves the state unchanged', () => {
    for (const from of keys(STATES)) {
      for (const event of keys(EVENTS)) {
        if (STEPS.some(([state, type]) => state === from && type === event)) continue
        expect(nextCaptchaState(STATES[from], EVENTS[event]), `${from}, ${event}`).toEqual(STATES[from])
      }
    }
  })
})

describe('CAP-02 CAP-03 how provider errors are classified', () => {
  test.each([
    [60_204, '', { kind: 'network', code: 60_204 }],
    [60_205, 'timeout', { kind: 'network', code: 60_205 }],
    [60_500, 'Forbidden', { kind: 'provider', code: 60_500, text: 'Forbidden' }],
    [null, 'Something', { kind: 'provider', code: null, text: 'Something' }],
    [113, '', { kind: 'unknown', code: 113 }],
    [null, '', { kind: 'unknown', code: null }],
  ])('CAP-02 CAP-03 error code %s with the text "%s"', (code, text, problem) => {
    expect(captchaProblem({ code, text })).toEqual(problem)
  })
})
