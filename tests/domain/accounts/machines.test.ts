import { expect, test } from 'vitest'
import { type LoginEvent, type LoginState, nextLoginState } from '#domain/accounts/login-machine'
import { INITIAL_CODE_STATE, nextCodeState, secondsLeft } from '#domain/accounts/one-time-code-machine'
import { INITIAL_REGISTRATION_STATE, nextRegistrationState } from '#domain/accounts/registration-machine'
import { expectTransitions } from '../support/transitions'

const ERROR = { kind: 'timeout', limitMs: 1 } as const
const REGISTERED = { userName: 'ann', login: null } as const

const names = <Name extends string>(...list: readonly Name[]) =>
  Object.fromEntries(list.map((name) => [name, name]))

test('LOG-02 LOG-05 a login is sent once, and its form is locked for a moment after it', () => {
  expectTransitions<LoginState, LoginEvent>(
    nextLoginState,
    names('idle', 'processing', 'second-step', 'locked'),
    names('submit', 'succeeded', 'refused', 'second-step-asked', 'given-up', 'second-step-left', 'unlocked'),
    `idle: submit → processing
    processing: succeeded → locked, refused → locked, second-step-asked → second-step, given-up → idle
    second-step: succeeded → locked, second-step-left → idle
    locked: unlocked → idle`,
  )
})

test('REG-02 REG-04 REG-05 a registration is sent once; its result is confirmed before another one', () => {
  const states = {
    idle: INITIAL_REGISTRATION_STATE,
    processing: { kind: 'processing' },
    confirming: { kind: 'confirming', registered: REGISTERED },
    failed: { kind: 'failed', error: ERROR },
    locked: { kind: 'locked' },
  } as const
  const events = {
    submit: { type: 'submit' },
    succeeded: { type: 'succeeded', registered: REGISTERED },
    refused: { type: 'refused', error: ERROR },
    'given-up': { type: 'given-up' },
    read: { type: 'read' },
    unlocked: { type: 'unlocked' },
  } as const
  expectTransitions(
    nextRegistrationState,
    states,
    events,
    `idle: submit → processing
    processing: succeeded → confirming, refused → failed, given-up → idle
    confirming: read → locked
    failed: read → locked
    locked: unlocked → idle`,
  )
  // A network error opens no alert (NET-12): the form shows it until the next submit.
  const problem = { kind: 'network', secure: false } as const
  const locked = nextRegistrationState(states.processing, { type: 'refused', error: problem })
  const idle = nextRegistrationState(locked, events.unlocked)
  expect([locked, idle]).toEqual([
    { kind: 'locked', problem },
    { kind: 'idle', problem },
  ])
  expect(nextRegistrationState(idle, events['given-up'])).toEqual(INITIAL_REGISTRATION_STATE)
  expect(nextRegistrationState(idle, events.submit)).toEqual(states.processing)
})

test('TFA-04 a one-time code is sent again only after its countdown; another address starts a new one', () => {
  const counting = { kind: 'counting', until: 5_000 } as const
  expectTransitions(
    nextCodeState,
    {
      unsent: INITIAL_CODE_STATE,
      sending: { kind: 'sending' },
      counting,
      resendable: { kind: 'resendable' },
      failed: { kind: 'failed', error: ERROR },
    },
    {
      send: { type: 'send' },
      sent: { type: 'sent', until: 5_000 },
      refused: { type: 'refused', error: ERROR },
      early: { type: 'ticked', now: 4_999 },
      over: { type: 'ticked', now: 5_000 },
      readdressed: { type: 'readdressed' },
    },
    `unsent: send → sending, sent → counting
    sending: sent → counting, refused → failed, readdressed → unsent
    counting: over → resendable, readdressed → unsent
    resendable: send → sending, readdressed → unsent
    failed: send → sending, readdressed → unsent`,
  )
  expect([0, 4_001, 4_999, 5_000, 9_000].map((now) => secondsLeft(counting, now))).toEqual([5, 1, 1, 0, 0])
  expect(secondsLeft(INITIAL_CODE_STATE, 0)).toBe(0)
})
