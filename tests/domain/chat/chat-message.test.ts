import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frameOrigin, parseChatMessage } from '#domain/chat/chat-message'

const APP = 'https://m.example.com'
const read = (data: unknown) => parseChatMessage(data, APP)

describe('R-17 messages from the chat', () => {
  test('R-17 its three messages are read, and whatever else they carry is left', () => {
    expect(read({ type: 'close', token: 'x' })).toEqual({ type: 'close' })
    expect(read({ type: 'unread', count: 3 })).toEqual({ type: 'unread', count: 3 })
    expect(read({ type: 'open', url: 'https://help.example/a' })).toEqual({
      type: 'open',
      target: { kind: 'external', url: 'https://help.example/a' },
    })
  })

  test.each([
    ['/m/withdraw', '/m/withdraw'],
    ['https://m.example.com/m/rewardCenter', '/m/rewardCenter'],
    ['/m/activity?id=7&token=stolen&r=X', '/m/activity?id=7'],
  ])('R-17 R-14 %s opens %s', (url, to) => {
    expect(read({ type: 'open', url })).toEqual({ type: 'open', target: { kind: 'route', to } })
  })

  test.each([
    null,
    undefined,
    'close',
    7,
    [],
    ['close'],
    {},
    Object.create({ type: 'close' }),
    { type: 'CLOSE' },
    { type: 'unread' },
    { type: 'unread', count: '3' },
    { type: 'unread', count: -1 },
    { type: 'unread', count: 0.5 },
    { type: 'unread', count: 10_000 },
    { type: 'unread', count: Number.NaN },
    { type: 'open' },
    { type: 'open', url: { toString: () => '/m/home' } },
    { type: 'open', url: 'javascript:alert(1)' },
    { type: 'open', url: 'java\tscript:alert(1)' },
    { type: 'open', url: 'data:text/html,x' },
    { type: 'open', url: '//evil.example' },
    { type: 'open', url: '/m\\@evil.example' },
    { type: 'open', url: '/m/../wps/x' },
    { type: 'open', url: 'https://a:b@evil.example' },
    { type: 'open', url: '' },
  ])('R-17 ignores %j', (data) => {
    expect(read(data)).toBeNull()
  })

  test('R-17 property: no input throws or is parsed as a wrong message', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const message = read(data)
        if (message?.type === 'open') expect(message.target.kind).not.toBe('none')
        if (message?.type === 'unread') expect(Number.isInteger(message.count)).toBe(true)
      }),
    )
  })

  test('R-17 embeds our own page without its origin and other pages with theirs', () => {
    expect(frameOrigin('https://chat.example/room', APP)).toBe('https://chat.example')
    expect(frameOrigin('https://m.example.com/chat', APP)).toBe('null')
  })
})
