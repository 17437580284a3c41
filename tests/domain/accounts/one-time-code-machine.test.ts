import { describe, expect, test } from 'vitest'
import {
  type CodeEvent,
  type CodeState,
  nextCodeState,
  secondsLeft,
  INITIAL_CODE_STATE,
} from '#domain/accounts/one-time-code-machine'

const ERROR = { kind: 'timeout', limitMs: 1 } as const

const STATES = {
  unsent: INITIAL_CODE_STATE,
  sending: { kind: 'sending' },
  counting: { kind: 'counting', until: 5_000 },
  resendable: { kind: 'resendable' },
  failed: { kind: 'failed', error: ERROR },
} as const satisfies Readonly<Record<string, CodeState>>

const EVENTS = {
  send: { type: 'send' },
  sent: { type: 'sent', until: 5_000 },
  refused: { type: 'refused', error: ERROR },
  'ticked before': { type: 'ticked', now: 4_999 },
  'ticked at the end': { type: 'ticked', now: 5_000 },
  readdressed: { type: 'readdressed' },
} as const satisfies Readonly<Record<string, CodeEvent>>

type StateName = keyof typeof STATES
type EventName = keyof typeof EVENTS

/** All transitions. Any other event leaves the state unchanged. */
const LEADS: Readonly<Record<StateName, Readonly<Partial<Record<EventName, StateName>>>>> = {
  unsent: { send: 'sending', sent: 'counting' },
  sending: { sent: 'counting', refused: 'failed', readdressed: 'unsent' },
  counting: { 'ticked at the end': 'resendable', readdressed: 'unsent' },
  resendable: { send: 'sending', readdressed: 'unsent' },
  failed: { send: 'sending', readdressed: 'unsent' },
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record).filter((key): key is Key => key in record)

const ALL = keysOf(STATES).flatMap((state) =>
  keysOf(EVENTS).map((event) => [state, event, LEADS[state][event] ?? state] as const),
)

describe('TFA-04 the one-time code', () => {
  test.each(ALL)('TFA-04 %s, then %s: %s', (state, event, next) => {
    expect(nextCodeState(STATES[state], EVENTS[event])).toEqual(STATES[next])
  })

  test.each([
    [0, 5],
    [4_001, 1],
    [4_999, 1],
    [5_000, 0],
    [9_000, 0],
  ])('TFA-04 at %i ms %i whole seconds are left', (now, seconds) => {
    expect(secondsLeft(STATES.counting, now)).toBe(seconds)
  })

  test.each(keysOf(STATES).filter((name) => name !== 'counting'))('TFA-04 %s has 0 seconds left', (name) => {
    expect(secondsLeft(STATES[name], 0)).toBe(0)
  })
})
