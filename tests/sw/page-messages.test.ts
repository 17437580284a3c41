import { expect, test } from 'vitest'
import { parsePageMessage } from '../../sw/page-messages'

test('UPD-04 a page requests the update, the cleanup, or caching what it loaded', () => {
  expect(parsePageMessage({ type: 'skip-waiting' })).toEqual({ type: 'skip-waiting' })
  expect(parsePageMessage({ type: 'sweep' })).toEqual({ type: 'sweep' })
  expect(parsePageMessage({ type: 'keep', urls: ['/m/assets/a.js', 7] })).toEqual({
    type: 'keep',
    urls: ['/m/assets/a.js'],
  })
})

test('OFF-02 R-13 a page sends its home screen or deletes it; disallowed markup is no message', () => {
  const message = { type: 'snapshot', build: 'b1', key: 'k', markup: '<div class="a">x</div>' }
  expect(parsePageMessage({ ...message, more: 1 })).toEqual(message)
  expect(parsePageMessage({ type: 'drop-snapshot' })).toEqual({ type: 'drop-snapshot' })
  for (const markup of ['<script>', '<div onclick="x">', 7, undefined])
    expect(parsePageMessage({ ...message, markup })).toBeUndefined()
  expect(parsePageMessage({ ...message, build: 7 })).toBeUndefined()
  expect(parsePageMessage({ ...message, key: null })).toBeUndefined()
})

test.each([
  ...[undefined, null, 'skip-waiting', {}, { type: 'keep' }, { type: 'keep', urls: 'a' }, { type: 'push' }],
])('R-17 rejects anything else: %j', (data) => {
  expect(parsePageMessage(data)).toBeUndefined()
})
