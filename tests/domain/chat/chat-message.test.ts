import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameOrigin, parseChatMessage } from '#domain/chat/chat-message'
import { UNSAFE_URLS } from '../support/unsafe-urls'

const APP = 'https://m.example.com'
const read = (data: unknown) => parseChatMessage(data, APP)

test('R-17 its three messages are read, and whatever else they carry is left', () => {
  expect(read({ type: 'close', token: 'x' })).toEqual({ type: 'close' })
  for (const count of [0, 9_999]) expect(read({ type: 'unread', count })).toEqual({ type: 'unread', count })
  const url = 'https://help.example/a'
  expect(read({ type: 'open', url })).toEqual({ type: 'open', target: { kind: 'external', url } })
  for (const [link, to] of [
    ['/m/withdraw', '/m/withdraw'],
    ['https://m.example.com/m/rewardCenter', '/m/rewardCenter'],
    ['/m/activity?id=7&token=stolen&r=X', '/m/activity?id=7'],
  ])
    expect(read({ type: 'open', url: link })).toEqual({ type: 'open', target: { kind: 'route', to } })
})

test('R-17 R-14 ignores anything else', () => {
  const inherited: unknown = Object.create({ type: 'close' })
  const others = [null, undefined, 'close', 7, ['close'], {}, inherited, { type: 'CLOSE' }]
  const counts = [undefined, '3', -1, 0.5, 10_000, Number.NaN].map((count) => ({ type: 'unread', count }))
  const urls = [undefined, { toString: () => '/m/home' }, ...UNSAFE_URLS].map((url) => ({
    type: 'open',
    url,
  }))
  for (const data of [...others, ...counts, ...urls]) expect(read(data), JSON.stringify(data)).toBeNull()
})

/** Right types with any fields. */
const ANY_MESSAGE = fc.record({
  type: fc.constantFrom('open', 'unread', 'close'),
  url: fc.oneof(fc.webUrl(), fc.webPath(), fc.string()),
  count: fc.oneof(fc.integer({ min: -5, max: 20_000 }), fc.double()),
})

test('R-17 property: no input throws or is parsed as a wrong message', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), ANY_MESSAGE), (data) => {
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
