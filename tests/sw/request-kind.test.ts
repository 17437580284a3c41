import { beforeEach, expect, test, vi } from 'vitest'
import { classifyRequest, classifyUrl } from '../../sw/request-kind'
import { requestOf } from './support/request-of'

beforeEach(() => vi.stubGlobal('location', new URL('https://play.example/m/sw.js')))

type Traits = Parameters<typeof requestOf>[1]

const CORS: Traits = { mode: 'cors' }
const IMAGE: Traits = { destination: 'image' }
const RANGE: Traits = { headers: { Range: 'bytes=0-' } }

test.each<[what: string, url: string, kind: string, traits: Traits]>([
  ['an asset of the app', '/m/assets/late-12345678.js', 'asset', CORS],
  ['an image of another host with CORS', 'https://cdn.example/cover.webp', 'image', { ...IMAGE, ...CORS }],
  ['an image of ours', '/covers/1.webp', 'image', IMAGE],
  ['an image without CORS, which is shown but not cached', 'https://cdn.example/a.png', 'image-shown', IMAGE],
  ['a captcha image from the gateway', '/wps/captcha/image', 'none', IMAGE],
  ['a range, of which no cache can store a part', '/m/assets/sound-12345678.mp3', 'none', RANGE],
  ['a POST', '/m/assets/a-12345678.js', 'none', { method: 'POST' }],
  ['data', '/wps/system/settings', 'none', CORS],
  ['data', '/lgw/games/mobile', 'none', CORS],
  ['a manifest of assets', '/mobile/mc/asset-manifest.json', 'none', CORS],
  ['a manifest of assets', '/m/asset-manifest.json?t=1', 'none', CORS],
  ['the configuration', '/m/config.json', 'none', CORS],
  ['the service worker', '/m/sw.js', 'none', CORS],
])('OFF-07 %s (%s) is of the kind %s', (_what, url, kind, traits) => {
  expect(classifyRequest(requestOf(url, traits))).toBe(kind)
})

test('INS-07 the web-app manifest is of its own kind, with any query, on this host', () => {
  const url = '/wps/system/manifest.json?merchantCode=harbour'
  expect(classifyRequest(requestOf(url))).toBe('manifest')
  expect(classifyUrl(`https://play.example${url}`)).toBe('manifest')
  expect(classifyRequest(requestOf('https://line.example/wps/system/manifest.json', CORS))).toBe('none')
})

test.each([
  ['https://play.example/m/assets/locale-EN-first-12345678.js', 'asset'],
  ['https://cdn.example/cover.webp', 'image'],
  ['data:image/png;base64,AA', 'none'],
  ['blob:https://play.example/1', 'none'],
  ['https://', 'none'],
  ['/wps/member/info', 'none'],
])('OFF-02 OFF-07 of the URLs that a page has shown, %s is of the kind %s', (url, kind) => {
  expect(classifyUrl(url)).toBe(kind)
})
