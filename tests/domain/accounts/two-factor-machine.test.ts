import { describe, expect, test } from 'vitest'
import type { AppError, TwoFactorChallenge } from '#domain/errors'
import {
  FIELDS_OF,
  TWO_FACTOR_METHODS,
  methodsOf,
  nextTwoFactorState,
  initialTwoFactorState,
  type TwoFactorField,
  type TwoFactorInputs,
  type TwoFactorEvent,
  type TwoFactorState,
} from '#domain/accounts/two-factor-machine'
import { ANN } from '../../src/support/fake-worker-api'

const outcome = { session: ANN, updatePassword: false } as const
const refused = (code: string): AppError => ({ kind: 'refused', status: 200, code, message: '' })
const WRONG = refused('verification.invalid')
const NOTHING: TwoFactorInputs = {
  payeeName: '',
  mobileNum: '',
  verificationCode: '',
  authCode: '',
  email: '',
}
const GIVEN: TwoFactorInputs = { ...NOTHING, authCode: '123456' }

const method = 'ga'
const clean = { kind: 'editing', method, missing: null, problem: null } as const

const STATES = {
  editing: clean,
  missing: { ...clean, missing: 'authCode' },
  wrong: { ...clean, problem: WRONG },
  'another tab': { ...clean, method: 'sms' },
  sending: { kind: 'sending', method },
  passed: { kind: 'passed', method, outcome },
  completing: { kind: 'completing', method, outcome },
  completed: { kind: 'completed', method, outcome },
  closing: { kind: 'closing', method, isEnded: false },
  ending: { kind: 'closing', method, isEnded: true },
  gone: { kind: 'gone', method, isEnded: false },
  ended: { kind: 'gone', method, isEnded: true },
} as const satisfies Readonly<Record<string, TwoFactorState>>

const EVENTS = {
  'choose sms': { type: 'choose', method: 'sms' },
  'choose the same': { type: 'choose', method: 'ga' },
  'submit nothing': { type: 'submit', proofs: { ...GIVEN, authCode: '  ' } },
  submit: { type: 'submit', proofs: GIVEN },
  typed: { type: 'typed' },
  refused: { type: 'refused', error: WRONG },
  'ticket gone': { type: 'refused', error: refused('ticket.invalid') },
  stopped: { type: 'refused', error: { kind: 'aborted' } },
  succeeded: { type: 'succeeded', outcome },
  'message-over': { type: 'message-over' },
  close: { type: 'close' },
  hidden: { type: 'hidden' },
} as const satisfies Readonly<Record<string, TwoFactorEvent>>

type StateName = Exclude<keyof typeof STATES, 'another tab'>
type EventName = keyof typeof EVENTS

const BY_EDITING = {
  'choose sms': 'another tab',
  'submit nothing': 'missing',
  submit: 'sending',
  typed: 'editing',
  close: 'closing',
} as const

/** All transitions. Any other event leaves the state unchanged. */
const LEADS: Readonly<Record<StateName, Readonly<Partial<Record<EventName, keyof typeof STATES>>>>> = {
  editing: BY_EDITING,
  missing: BY_EDITING,
  wrong: BY_EDITING,
  sending: {
    refused: 'wrong',
    'ticket gone': 'ending',
    stopped: 'editing',
    succeeded: 'passed',
    close: 'closing',
  },
  passed: { 'message-over': 'completing' },
  completing: { hidden: 'completed' },
  completed: {},
  closing: { hidden: 'gone' },
  ending: { hidden: 'ended' },
  gone: {},
  ended: {},
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record).filter((key): key is Key => key in record)

const ALL = keysOf(LEADS).flatMap((state) =>
  keysOf(EVENTS).map((event) => [state, event, LEADS[state][event] ?? state] as const),
)

describe('TFA-01 TFA-02 TFA-05 the second login step', () => {
  test.each(ALL)('TFA-01 TFA-02 TFA-05 %s, then %s: %s', (state, event, next) => {
    expect(nextTwoFactorState(STATES[state], EVENTS[event])).toEqual(STATES[next])
  })
})

describe('TFA-01 the method tabs', () => {
  const none: TwoFactorChallenge = { ticket: 't', payeeName: false, sms: false, ga: false, email: false }

  test('TFA-01 shows the offered methods in the gateway’s order', () => {
    expect(methodsOf({ ...none, email: true, payeeName: true, ga: true })).toEqual([
      'payeeName',
      'ga',
      'email',
    ])
    expect(methodsOf({ ticket: 't', payeeName: true, sms: true, ga: true, email: true })).toEqual(
      TWO_FACTOR_METHODS,
    )
  })

  test.each(TWO_FACTOR_METHODS)('TFA-01 %s is selected if it is first', (first) => {
    expect(initialTwoFactorState({ ...none, email: true, [first]: true })).toMatchObject({
      kind: 'editing',
      method: first,
      missing: null,
      problem: null,
    })
  })

  test('TFA-01 selects nothing if no method is known', () => {
    expect(initialTwoFactorState(none)).toBeNull()
  })
})

describe('TFA-02 required fields', () => {
  const each = TWO_FACTOR_METHODS.flatMap((by) =>
    FIELDS_OF[by].map((field): [typeof by, TwoFactorField] => [by, field]),
  )
  const full: TwoFactorInputs = {
    payeeName: 'A',
    mobileNum: '1',
    verificationCode: '2',
    authCode: '3',
    email: 'e',
  }

  test.each(each)('TFA-02 %s needs %s', (by, field) => {
    const state = { ...clean, method: by }
    const proofs = { ...full, [field]: ' ' }
    expect(nextTwoFactorState(state, { type: 'submit', proofs })).toEqual({ ...state, missing: field })
  })

  test.each(TWO_FACTOR_METHODS)('TFA-02 %s needs nothing else', (by) => {
    const own = Object.fromEntries(FIELDS_OF[by].map((field) => [field, full[field]]))
    const event = { type: 'submit', proofs: { ...NOTHING, ...own } } as const
    expect(nextTwoFactorState({ ...clean, method: by }, event)).toEqual({ kind: 'sending', method: by })
  })

  test('TFA-02 SMS requires the phone number before the code', () => {
    const state = { ...clean, method: 'sms' } as const
    expect(nextTwoFactorState(state, { type: 'submit', proofs: NOTHING })).toMatchObject({
      missing: 'mobileNum',
    })
  })
})
