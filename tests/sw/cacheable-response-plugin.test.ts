import { describe, expect, test } from 'vitest'
import {
  cacheableResponsePlugin,
  isAssetCacheable,
  isImageCacheable,
  isManifestCacheable,
} from '../../sw/cacheable-response-plugin'

const answer = (contentType: string, headers: Record<string, string> = {}, status = 200, body = 'x') =>
  new Response(body, { status, headers: { 'content-type': contentType, ...headers } })

const withTrait = (response: Response, trait: object): Response => {
  for (const [name, value] of Object.entries(trait)) Object.defineProperty(response, name, { value })
  return response
}

describe('images', () => {
  test('OFF-07 a whole image is cacheable, from a redirect too', () => {
    expect(isImageCacheable(answer('image/webp'))).toBe(true)
    expect(isImageCacheable(withTrait(answer('image/webp'), { redirected: true }))).toBe(true)
  })

  test('OFF-07 an opaque response is not cacheable: it costs megabytes of quota', () => {
    expect(isImageCacheable(withTrait(answer('image/webp'), { type: 'opaque' }))).toBe(false)
  })

  test('OFF-07 neither is a partial response, an error, a page in its place, or a response with no-store', () => {
    expect(isImageCacheable(answer('image/webp', {}, 206))).toBe(false)
    expect(isImageCacheable(answer('image/webp', {}, 404))).toBe(false)
    expect(isImageCacheable(answer('text/html'))).toBe(false)
    expect(isImageCacheable(answer('image/webp', { 'cache-control': 'no-store' }))).toBe(false)
  })
})

describe('files of the build', () => {
  const asset = (name: string, response: Response): boolean =>
    isAssetCacheable(response, `https://play.example/m/assets/${name}`)

  test.each([
    ['login-page-12345678.js', 'text/javascript; charset=utf-8'],
    ['login-page-12345678.js', 'application/javascript'],
    ['parts-12345678.css?retry=1', 'text/css; charset=utf-8'],
    ['logo-12345678.svg', 'image/svg+xml'],
    ['text-12345678.woff2', 'font/woff2'],
  ])('OFF-07 %s is cacheable as %s', (name, type) => {
    expect(asset(name, answer(type))).toBe(true)
  })

  test.each([
    ['login-page-12345678.js', 'text/html'],
    ['login-page-12345678.js', 'application/json'],
    ['login-page-12345678.js', 'image/png'],
    ['parts-12345678.css', 'text/javascript'],
    ['logo-12345678.svg', 'text/html'],
    ['login-page-12345678.js', ''],
  ])('OFF-07 %s is not cacheable as %s', (name, type) => {
    expect(asset(name, answer(type))).toBe(false)
  })

  test('OFF-07 neither is a redirect, a partial response or an error', () => {
    expect(asset('a-12345678.js', withTrait(answer('text/javascript'), { redirected: true }))).toBe(false)
    expect(asset('a-12345678.js', answer('text/javascript', {}, 206))).toBe(false)
    expect(asset('a-12345678.js', answer('text/javascript', {}, 500))).toBe(false)
  })
})

describe('the web-app manifest', () => {
  const manifest = (body: string, type = 'application/manifest+json', status = 200): Promise<boolean> =>
    isManifestCacheable(answer(type, { 'cache-control': 'no-store' }, status, body))

  test('INS-07 is cacheable although the gateway says no-store', async () => {
    expect(await manifest('{"name":"Harbour","start_url":"/m/home"}')).toBe(true)
  })

  test.each([
    '{"success":false,"errorCode":"system.error"}',
    '{"success":true,"value":{"start_url":"/m/home"}}',
    '{"name":"Harb',
    '[]',
    'null',
    '"start_url"',
    '',
  ])('INS-07 any other JSON with status 200 is not cacheable: %s', async (body) => {
    expect(await manifest(body)).toBe(false)
  })

  test('INS-07 neither is an error or a page', async () => {
    const body = '{"start_url":"/m/home"}'
    expect(await manifest(body, 'application/json', 503)).toBe(false)
    expect(await manifest(body, 'text/html')).toBe(false)
  })
})

test('INS-07 the plugin leaves the body of a response it has read to the cache', async () => {
  const response = answer('application/json', {}, 200, '{"start_url":"/m/home"}')
  const request = new Request('https://play.example/wps/system/manifest.json')
  const plugin = cacheableResponsePlugin(isManifestCacheable)
  const cached = await plugin.cacheWillUpdate?.({
    request,
    response,
    event: Object.assign(new Event('fetch'), { waitUntil: () => undefined }),
  })
  expect(await cached?.text()).toBe('{"start_url":"/m/home"}')
})
