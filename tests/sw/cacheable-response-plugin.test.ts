import { expect, test } from 'vitest'
import {
  cacheableResponsePlugin,
  isAssetCacheable,
  isImageCacheable,
  isManifestCacheable,
} from '../../sw/cacheable-response-plugin'

const answer = (contentType: string, headers: Record<string, string> = {}, status = 200, body = 'x') =>
  new Response(body, { status, headers: { 'content-type': contentType, ...headers } })

const withTrait = (response: Response, name: 'redirected' | 'type', value: unknown): Response =>
  Object.defineProperty(response, name, { value })

test.each<[string, boolean, Response]>([
  ['a whole image', true, answer('image/webp')],
  ['one from a redirect', true, withTrait(answer('image/webp'), 'redirected', true)],
  [
    'an opaque response, which costs megabytes of quota',
    false,
    withTrait(answer('image/webp'), 'type', 'opaque'),
  ],
  ['a partial response', false, answer('image/webp', {}, 206)],
  ['an error', false, answer('image/webp', {}, 404)],
  ['a page in its place', false, answer('text/html')],
  ['a response with no-store', false, answer('image/webp', { 'cache-control': 'no-store' })],
])('OFF-07 of images %s is cacheable: %s', (_what, isCacheable, response) => {
  expect(isImageCacheable(response)).toBe(isCacheable)
})

test.each<[string, boolean, Response]>([
  ['login-page-12345678.js', true, answer('text/javascript; charset=utf-8')],
  ['login-page-12345678.js', true, answer('application/javascript')],
  ['parts-12345678.css?retry=1', true, answer('text/css; charset=utf-8')],
  ['logo-12345678.svg', true, answer('image/svg+xml')],
  ['text-12345678.woff2', true, answer('font/woff2')],
  ['login-page-12345678.js', false, answer('text/html')],
  ['login-page-12345678.js', false, answer('application/json')],
  ['login-page-12345678.js', false, answer('image/png')],
  ['parts-12345678.css', false, answer('text/javascript')],
  ['logo-12345678.svg', false, answer('text/html')],
  ['login-page-12345678.js', false, answer('')],
  ['a-12345678.js', false, withTrait(answer('text/javascript'), 'redirected', true)],
  ['a-12345678.js', false, answer('text/javascript', {}, 206)],
  ['a-12345678.js', false, answer('text/javascript', {}, 500)],
])('OFF-07 the file %s of the build is cacheable: %s', (name, isCacheable, response) => {
  expect(isAssetCacheable(response, `https://play.example/m/assets/${name}`)).toBe(isCacheable)
})

const MANIFEST = '{"name":"Harbour","start_url":"/m/home"}'

test.each<[body: string, isCacheable: boolean, type?: string, status?: number]>([
  [MANIFEST, true, 'application/manifest+json'],
  [MANIFEST, false, 'application/json', 503],
  [MANIFEST, false, 'text/html'],
  ['{"success":false,"errorCode":"system.error"}', false],
  ['{"success":true,"value":{"start_url":"/m/home"}}', false],
  ['{"name":"Harb', false],
  ['[]', false],
  ['null', false],
  ['"start_url"', false],
  ['', false],
])(
  'INS-07 %s is cacheable: %s, even with no-store',
  async (body, isCacheable, type = 'application/json', status = 200) => {
    const response = answer(type, { 'cache-control': 'no-store' }, status, body)
    expect(await isManifestCacheable(response)).toBe(isCacheable)
  },
)

test('INS-07 the plugin leaves the body of a response it has read to the cache', async () => {
  const cached = await cacheableResponsePlugin(isManifestCacheable).cacheWillUpdate?.({
    request: new Request('https://play.example/wps/system/manifest.json'),
    response: answer('application/json', {}, 200, MANIFEST),
    event: Object.assign(new Event('fetch'), { waitUntil: () => undefined }),
  })
  expect(await cached?.text()).toBe(MANIFEST)
})
