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

describe('PSH-01 who is asked', () => {
  test('PSH-01 a member of type 0, 1 or 2, once in a session', () => {
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
  ])('PSH-01 nobody with %j', (change) => {
    expect(mayAskForPush({ ...FACTS, ...change }, false)).toBe(false)
  })
})

test('PSH-01 nobody is asked in their first minute, and later on not before they have seen where they are', () => {
  expect([0, 50_000, 59_000, 600_000].map(pushAskDelay)).toEqual([60_000, 10_000, 8_000, 8_000])
})

describe('PSH-02 whose device is bound', () => {
  test('PSH-02 where it is allowed, also to who has closed the question, and not to who has switched it off', () => {
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

  test('SES-06 a binding goes with its permission, with the wish, and when another plays; not with a mere lack of a session', () => {
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

test('PSH-01 the settings say how it stands, and nothing where there is no push', () => {
  expect(pushStateOf({ ...FACTS, settings: null })).toBe('hidden')
  expect(pushStateOf({ ...FACTS, member: null })).toBe('hidden')
  expect(pushStateOf(FACTS)).toBe('off')
  expect(pushStateOf(GRANTED)).toBe('off')
  expect(pushStateOf({ ...GRANTED, bound: '8' })).toBe('off')
  expect(pushStateOf({ ...GRANTED, bound: '7' })).toBe('on')
  expect(pushStateOf({ ...FACTS, permission: 'denied', bound: '7' })).toBe('blocked')
})

test('PSH-01 what is kept is read as it was written', () => {
  expect(['closed', 'off', '', 'on', null].map(parsePushChoice)).toEqual(['closed', 'off', '', '', ''])
})
