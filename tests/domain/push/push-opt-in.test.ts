import { expect, test } from 'vitest'
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
const granted = (change: Partial<PushFacts> = {}) => ({ permission: 'granted', ...change }) as const
const member = (type: number, id = '7') => ({ member: { id, type } })

test.each<readonly [change: Partial<PushFacts>, state: string, acts: string]>([
  // A change of the facts; the state in the settings; asks: the opt-in may show, binds, unbinds
  [{}, 'off', 'asks'],
  [member(1), 'off', 'asks'],
  [member(2), 'off', 'asks'],
  [member(4), 'hidden', ''],
  [member(-1), 'hidden', ''],
  [{ member: null }, 'hidden', ''],
  [{ settings: null }, 'hidden', ''],
  [{ isSupported: false }, 'hidden', ''],
  [{ choice: 'closed' }, 'off', ''],
  [{ choice: 'off' }, 'off', ''],
  [{ permission: 'denied' }, 'blocked', ''],
  [granted(), 'off', 'binds'],
  [granted({ choice: 'closed' }), 'off', 'binds'],
  [granted({ choice: 'off' }), 'off', ''],
  [granted({ settings: null }), 'hidden', ''],
  [granted({ bound: '7' }), 'on', 'binds'],
  [granted({ bound: '7', member: null }), 'hidden', ''], // a logout is handled elsewhere
  [granted({ bound: '7', choice: 'off' }), 'off', 'unbinds'],
  [granted({ bound: '8' }), 'off', 'binds unbinds'],
  [{ permission: 'denied', bound: '7' }, 'blocked', 'unbinds'],
  [{ bound: '7' }, 'off', 'asks unbinds'],
])('PSH-01 PSH-02 SES-06 with %j push is %s, and %s', (change, state, acts) => {
  const facts = { ...FACTS, ...change }
  expect(pushStateOf(facts)).toBe(state)
  const all = [
    mayAskForPush(facts, false) && 'asks',
    isPushWanted(facts) && 'binds',
    isPushUnwanted(facts) && 'unbinds',
  ]
  expect(all.filter(Boolean).join(' ')).toBe(acts)
  expect(mayAskForPush(facts, true)).toBe(false) // once in a session
})

test('PSH-01 asks no earlier than one minute after the start and 8 s after the page opens', () => {
  expect([0, 50_000, 59_000, 600_000].map(pushAskDelay)).toEqual([60_000, 10_000, 8_000, 8_000])
})

test('PSH-01 parses the stored choice', () => {
  expect(['closed', 'off', '', 'on', null].map(parsePushChoice)).toEqual(['closed', 'off', '', '', ''])
})
