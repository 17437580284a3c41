import { expect, test } from 'vitest'
import { parseMessage } from '../../sw/messages'

test('UPD-04 a page asks for the update, for sweeping, or for keeping what it showed', () => {
  expect(parseMessage({ type: 'skip-waiting' })).toEqual({ type: 'skip-waiting' })
  expect(parseMessage({ type: 'sweep' })).toEqual({ type: 'sweep' })
  expect(parseMessage({ type: 'keep', urls: ['/m/assets/a.js', 7] })).toEqual({
    type: 'keep',
    urls: ['/m/assets/a.js'],
  })
})

test.each([
  undefined,
  null,
  'skip-waiting',
  {},
  { type: 'keep' },
  { type: 'keep', urls: 'a' },
  { type: 'push' },
])('R-17 anything else is no message: %j', (data) => {
  expect(parseMessage(data)).toBeUndefined()
})
