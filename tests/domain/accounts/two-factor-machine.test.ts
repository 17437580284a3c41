import { expect, test } from 'vitest'
import {
  FIELDS_OF,
  initialTwoFactorState,
  methodsOf,
  nextTwoFactorState,
  TWO_FACTOR_METHODS,
  type TwoFactorInputs,
} from '#domain/accounts/two-factor-machine'
import type { TwoFactorChallenge } from '#domain/errors'
import { ANN } from '../../support/members'
import { refused } from '../../support/refused'
import { expectTransitions } from '../support/transitions'

const outcome = { session: ANN, updatePassword: false } as const
const WRONG = refused('verification.invalid')
const FULL: TwoFactorInputs = {
  payeeName: 'A',
  mobileNum: '1',
  verificationCode: '2',
  authCode: '3',
  email: 'e',
}
const method = 'ga'
const editing = { kind: 'editing', method, missing: null, problem: null } as const

test('TFA-01 TFA-02 TFA-05 the second login step', () => {
  const byEditing = 'choose → other, nothing → missing, submit → sending, typed → editing, close → closing'
  expectTransitions(
    nextTwoFactorState,
    {
      editing,
      missing: { ...editing, missing: 'authCode' },
      wrong: { ...editing, problem: WRONG },
      other: { ...editing, method: 'sms' },
      sending: { kind: 'sending', method },
      passed: { kind: 'passed', method, outcome },
      completing: { kind: 'completing', method, outcome },
      completed: { kind: 'completed', method, outcome },
      closing: { kind: 'closing', method, isEnded: false },
      ending: { kind: 'closing', method, isEnded: true },
      gone: { kind: 'gone', method, isEnded: false },
      ended: { kind: 'gone', method, isEnded: true },
      otherSending: { kind: 'sending', method: 'sms' },
      otherClosing: { kind: 'closing', method: 'sms', isEnded: false },
    },
    {
      choose: { type: 'choose', method: 'sms' },
      same: { type: 'choose', method },
      nothing: { type: 'submit', proofs: { ...FULL, authCode: '  ' } },
      submit: { type: 'submit', proofs: FULL },
      typed: { type: 'typed' },
      refused: { type: 'refused', error: WRONG },
      'ticket gone': { type: 'refused', error: refused('ticket.invalid') },
      stopped: { type: 'refused', error: { kind: 'aborted' } },
      succeeded: { type: 'succeeded', outcome },
      'message-over': { type: 'message-over' },
      close: { type: 'close' },
      hidden: { type: 'hidden' },
    },
    `editing: ${byEditing}
    missing: ${byEditing}
    wrong: ${byEditing}
    other: same → editing, nothing → otherSending, submit → otherSending, close → otherClosing
    sending: refused → wrong, ticket gone → ending, stopped → editing, succeeded → passed, close → closing
    passed: message-over → completing
    completing: hidden → completed
    completed:
    closing: hidden → gone
    ending: hidden → ended
    gone:
    ended:`,
  )
})

test('TFA-01 the offered methods are tabs in a fixed order, and the first one is selected', () => {
  const none: TwoFactorChallenge = { ticket: 't', payeeName: false, sms: false, ga: false, email: false }
  expect(methodsOf({ ...none, email: true, payeeName: true, ga: true })).toEqual(['payeeName', 'ga', 'email'])
  for (const first of TWO_FACTOR_METHODS)
    expect(initialTwoFactorState({ ...none, email: true, [first]: true })).toEqual({
      ...editing,
      method: first,
    })
  expect(initialTwoFactorState(none)).toBeNull()
})

test('TFA-02 each method needs its own fields and no other; SMS needs the number before the code', () => {
  expect(FIELDS_OF.sms).toEqual(['mobileNum', 'verificationCode'])
  const empty = { payeeName: '', mobileNum: '', verificationCode: '', authCode: '', email: '' }
  for (const by of TWO_FACTOR_METHODS) {
    const state = { ...editing, method: by }
    const submit = (proofs: TwoFactorInputs) => nextTwoFactorState(state, { type: 'submit', proofs })
    for (const field of FIELDS_OF[by])
      expect(submit({ ...FULL, [field]: ' ' })).toEqual({ ...state, missing: field })
    const own = Object.fromEntries(FIELDS_OF[by].map((field) => [field, FULL[field]]))
    expect(submit({ ...empty, ...own })).toEqual({ kind: 'sending', method: by })
    expect(submit(empty)).toEqual({ ...state, missing: FIELDS_OF[by][0] })
  }
})
