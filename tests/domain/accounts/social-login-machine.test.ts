import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  pendingBinding,
  channelOf,
  nextSocialState,
  INITIAL_SOCIAL_STATE,
  type SocialEvent,
  type SocialState,
} from '#domain/accounts/social-login-machine'

const PROOF = { firebaseChannel: 'google', firebaseIdToken: 'token' } as const
const EVENTS = {
  open: { type: 'open', channel: 'line' },
  prove: { type: 'prove', proof: PROOF },
  enter: { type: 'enter' },
  unknown: { type: 'unknown', mayRegister: true },
  register: { type: 'register', wasAsked: true },
  bind: { type: 'bind' },
  registered: { type: 'registered', registered: { userName: 'google1', login: null } },
  failed: { type: 'failed', error: { kind: 'identity', code: 'auth/popup-blocked', reason: '' } },
  over: { type: 'over' },
} as const satisfies Record<string, SocialEvent>
type Name = keyof typeof EVENTS
const NAMES = Object.keys(EVENTS).filter((name): name is Name => name in EVENTS)
const after = (...names: readonly Name[]): SocialState =>
  names.reduce<SocialState>((state, name) => nextSocialState(state, EVENTS[name]), INITIAL_SOCIAL_STATE)
const namesIn = (way: string) => way.split(' ').flatMap((word) => NAMES.filter((name) => name === word))
const names = fc.array(fc.constantFrom(...NAMES), { maxLength: 12 })

test('SOC-02 SOC-03 SOC-04 SOC-05 its way through the provider, the gateway and the question', () => {
  for (const [way, state] of [
    ['open', { kind: 'opening', channel: 'line' }],
    ['prove', INITIAL_SOCIAL_STATE],
    ['open prove open', after('open', 'prove')],
    ['open prove enter', { kind: 'entering', proof: PROOF }],
    ['open prove enter over', INITIAL_SOCIAL_STATE],
    ['open prove enter failed', { kind: 'idle', problem: EVENTS.failed.error }],
    ['open prove enter unknown', { kind: 'choosing', proof: PROOF, mayRegister: true }],
  ] as const)
    expect(after(...namesIn(way)), way).toEqual(state)
  // Only the popup opened last counts.
  const twitter = { type: 'open', channel: 'twitter' } as const
  expect(nextSocialState(after('open'), twitter)).toEqual({ kind: 'opening', channel: 'twitter' })
  const asked = ['open', 'prove', 'enter', 'unknown'] as const
  expect(after(...asked, 'register', 'registered')).toMatchObject({ kind: 'welcoming' })
  expect(pendingBinding(after(...asked))).toBeNull()
  expect(pendingBinding(after(...asked, 'bind'))).toEqual(PROOF)
})

test('SOC-04 SOC-05 property: only a state with an account holds a token, and every state can be cancelled', () => {
  fc.assert(
    fc.property(names, (list) => {
      const state = after(...list)
      const holds = JSON.stringify(state).includes('token')
      expect(holds).toBe('proof' in state)
      expect(channelOf(state) === null).toBe(state.kind === 'idle' || state.kind === 'welcoming')
      expect(nextSocialState(state, EVENTS.over)).toEqual(INITIAL_SOCIAL_STATE)
    }),
  )
})
