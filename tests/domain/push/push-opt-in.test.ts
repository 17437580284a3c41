import { describe, expect, test } from 'vitest'
import {
  isPushUnwanted,
  isPushWanted,
  mayAskForPush,
  parsePushChoice,
  pushAskDelay,
  type PushFacts,
  pushStateOf,
} from '#domain/push/push-opt-in'

const FACTS: PushFacts = {
  settings: { apiKey: 'a', projectId: 'p', appId: 'i', messagingSenderId: '1', vapidKey: 'v' },
  member: { id: '7', type: 0 },
  isSupported: true,
  permission: 'default',
  choice: '',
  bound: '',
}
const GRANTED = { ...FACTS, permission: 'granted' } as const

describe('PSH-01 who gets the opt-in', () => {
  test('PSH-01 a member of type 0, 1 or 2, once per session', () => {
    for (const type of [0, 1, 2])
      expect(mayAskForPush({ ...FACTS, member: { id: '7', type } }, false)).toBe(true)
    expect(mayAskForPush(FACTS, true)).toBe(false)
  })

  test.each<Partial<PushFacts>>([
    { settings: null },
    { member: null },
    { member: { id: '7', type: 4 } },
    { member: { id: '7', type: -1 } },
    { isSupported: false },
    { permission: 'denied' },
    { permission: 'granted' },
    { choice: 'closed' },
    { choice: 'off' },
  ])('PSH-01 not with %j', (change) => {
    expect(mayAskForPush({ ...FACTS, ...change }, false)).toBe(false)
  })
})

test('PSH-01 asks no earlier than one minute after the start and 8 s after the page opens', () => {
  expect([0, 50_000, 59_000, 600_000].map(pushAskDelay)).toEqual([60_000, 10_000, 8_000, 8_000])
})

describe('PSH-02 when the device is bound', () => {
  test('PSH-02 bound with permission, also after the opt-in was closed, but not after it was switched off', () => {
    expect(isPushWanted(GRANTED)).toBe(true)
    expect(isPushWanted({ ...GRANTED, choice: 'closed' })).toBe(true)
    for (const change of [
      { choice: 'off' },
      { settings: null },
      { member: null },
      { permission: 'default' },
    ] as const)
      expect(isPushWanted({ ...GRANTED, ...change })).toBe(false)
  })

  test('SES-06 unbound without permission, after switching off and for another member; not when logged out', () => {
    const bound = { ...GRANTED, bound: '7' }
    expect(isPushUnwanted(bound)).toBe(false)
    expect(isPushUnwanted({ ...bound, member: null })).toBe(false)
    for (const change of [
      { permission: 'denied' },
      { permission: 'default' },
      { choice: 'off' },
      { bound: '8' },
    ] as const)
      expect(isPushUnwanted({ ...bound, ...change })).toBe(true)
    expect(isPushUnwanted({ ...FACTS, choice: 'off' })).toBe(false)
  })
})

test('PSH-01 the settings page shows the state, and nothing without push', () => {
  for (const [facts, state] of [
    [{ ...FACTS, settings: null }, 'hidden'],
    [{ ...FACTS, member: null }, 'hidden'],
    [FACTS, 'off'],
    [GRANTED, 'off'],
    [{ ...GRANTED, bound: '8' }, 'off'],
    [{ ...GRANTED, bound: '7' }, 'on'],
    [{ ...FACTS, permission: 'denied', bound: '7' }, 'blocked'],
  ] as const)
    expect(pushStateOf(facts)).toBe(state)
})

test('PSH-01 parses the stored choice', () => {
  expect(['closed', 'off', '', 'on', null].map(parsePushChoice)).toEqual(['closed', 'off', '', '', ''])
})
