import { describe, expect, test } from 'vitest'
import { chatAccess, countsUnread } from '#domain/chat/chat-access'

const member = (type: number, isConfirmed = true) => ({ type, isConfirmed })

describe('CSV-03 who may chat', () => {
  test.each([
    ['before the settings have come', undefined, member(0), 'waiting'],
    ['without CBS3', false, member(0), 'services'],
    ['a guest without CBS3', false, null, 'services'],
    ['a guest', true, null, 'login'],
    ['type -1', true, member(-1), 'login'],
    ['type 4', true, member(4), 'refused'],
    ['a type nobody knows', true, member(3), 'refused'],
    ['a player', true, member(0), 'chat'],
    ['an agent', true, member(1), 'chat'],
    ['an agent of the second kind', true, member(2), 'chat'],
    ['one whom nobody has confirmed', true, member(0, false), 'pending'],
  ] as const)('CSV-03 %s', (_who, hasChat, who, access) => {
    expect(chatAccess({ hasChat, member: who })).toBe(access)
    expect(countsUnread({ hasChat, member: who })).toBe(access === 'chat' || access === 'pending')
  })
})
