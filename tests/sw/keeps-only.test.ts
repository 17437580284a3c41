import { expect, test } from 'vitest'
import { isKept } from '../../sw/keeps-only'

const IMAGE = /^image\//

const image = (headers: Record<string, string> = {}, status = 200) =>
  new Response('x', { status, headers: { 'content-type': 'image/webp', ...headers } })

test('OFF-07 a whole image is kept', () => {
  expect(isKept(image(), IMAGE)).toBe(true)
})

test('OFF-07 an opaque answer never is: it costs megabytes of quota', () => {
  const opaque = image()
  Object.defineProperty(opaque, 'type', { value: 'opaque' })
  expect(isKept(opaque, IMAGE)).toBe(false)
})

test('OFF-07 neither is a part, an error, a page in its place, or what asks not to be', () => {
  expect(isKept(image({}, 206), IMAGE)).toBe(false)
  expect(isKept(image({}, 404), IMAGE)).toBe(false)
  expect(isKept(image({ 'content-type': 'text/html' }), IMAGE)).toBe(false)
  expect(isKept(image({ 'cache-control': 'no-store' }), IMAGE)).toBe(false)
})

test('INS-07 the web-app manifest is kept although the gateway says no-store', () => {
  const headers = { 'content-type': 'application/manifest+json', 'cache-control': 'no-store' }
  expect(isKept(new Response('{}', { headers }), /json/, true)).toBe(true)
})
