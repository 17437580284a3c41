import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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
const NAMES = [
  'open',
  'prove',
  'enter',
  'unknown',
  'register',
  'bind',
  'registered',
  'failed',
  'over',
] as const
const after = (...names: readonly Name[]): SocialState =>
  names.reduce<SocialState>((state, name) => nextSocialState(state, EVENTS[name]), INITIAL_SOCIAL_STATE)
const names = fc.array(fc.constantFrom(...NAMES), { maxLength: 12 })

describe('social login', () => {
  test('SOC-02 opens the provider, receives its token and sends it to the gateway', () => {
    expect(after('open')).toEqual({ kind: 'opening', channel: 'line' })
    expect(after('open', 'prove', 'enter')).toEqual({ kind: 'entering', proof: PROOF })
    expect(after('open', 'prove', 'enter', 'over')).toEqual(INITIAL_SOCIAL_STATE)
  })

  test('SOC-02 only the popup opened last counts', () => {
    expect(nextSocialState(after('open'), { type: 'open', channel: 'twitter' })).toEqual({
      kind: 'opening',
      channel: 'twitter',
    })
    expect(after('open', 'prove', 'open')).toEqual(after('open', 'prove'))
    expect(after('prove')).toEqual(INITIAL_SOCIAL_STATE)
  })

  test('SOC-03 SOC-04 an unbound provider account is registered or bound', () => {
    const asked = ['open', 'prove', 'enter', 'unknown'] as const
    expect(after(...asked)).toEqual({ kind: 'choosing', proof: PROOF, mayRegister: true })
    expect(pendingBinding(after(...asked))).toBeNull()
    expect(pendingBinding(after(...asked, 'bind'))).toEqual(PROOF)
    expect(after(...asked, 'register', 'registered')).toMatchObject({ kind: 'welcoming' })
  })

  test('SOC-05 a failure clears the provider account', () => {
    expect(after('open', 'prove', 'enter', 'failed')).toEqual({ kind: 'idle', problem: EVENTS.failed.error })
    expect(JSON.stringify(after('open', 'prove', 'enter', 'unknown', 'register', 'failed'))).not.toContain(
      'token',
    )
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
})
