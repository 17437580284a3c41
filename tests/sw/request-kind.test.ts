import { beforeEach, describe, expect, test, vi } from 'vitest'
import { classifyRequest, classifyUrl } from '../../sw/request-kind'
import { requestOf } from './support/request-of'

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://play.example/m/sw.js'))
})

describe('the requests that a cache answers', () => {
  test('OFF-07 assets of the app', () => {
    expect(classifyRequest(requestOf('/m/assets/late-12345678.js', { mode: 'cors' }))).toBe('asset')
  })

  test('OFF-07 images that come with CORS, of any host, and our own', () => {
    const image = { destination: 'image' as const }
    expect(classifyRequest(requestOf('https://cdn.example/cover.webp', { ...image, mode: 'cors' }))).toBe(
      'image',
    )
    expect(classifyRequest(requestOf('/covers/1.webp', image))).toBe('image')
  })

  test('OFF-07 an image without CORS is shown, never kept', () => {
    expect(classifyRequest(requestOf('https://cdn.example/a.png', { destination: 'image' }))).toBe(
      'image-shown',
    )
  })

  test('INS-07 the web-app manifest, with any query', () => {
    expect(classifyRequest(requestOf('/wps/system/manifest.json?merchantCode=harbour'))).toBe('manifest')
  })
})

describe('the requests that pass by', () => {
  test.each([
    '/wps/system/settings',
    '/wps/session/login',
    '/lgw/games/mobile',
    '/mobile/mc/asset-manifest.json',
    '/m/config.json',
    '/m/asset-manifest.json?t=1',
    '/m/sw.js',
    'https://line.example/wps/system/manifest.json',
  ])('OFF-07 data is not ours: %s', (url) => {
    expect(classifyRequest(requestOf(url, { mode: 'cors' }))).toBe('none')
  })

  test('OFF-07 a captcha is an image of the gateway, and as little ours as its data', () => {
    expect(classifyRequest(requestOf('/wps/captcha/image', { destination: 'image' }))).toBe('none')
  })

  test('OFF-07 a request for a range passes by: a cache cannot hold a part', () => {
    const range = { headers: { Range: 'bytes=0-' } }
    expect(classifyRequest(requestOf('/m/assets/sound-12345678.mp3', range))).toBe('none')
  })

  test('OFF-07 only GET is answered', () => {
    expect(classifyRequest(requestOf('/m/assets/a-12345678.js', { method: 'POST' }))).toBe('none')
  })
})

describe('urls that a page says it has shown', () => {
  test('OFF-02 assets and images are kept', () => {
    expect(classifyUrl('https://play.example/m/assets/locale-EN-first-12345678.js')).toBe('asset')
    expect(classifyUrl('https://cdn.example/cover.webp')).toBe('image')
  })

  test('INS-07 the web-app manifest is kept', () => {
    expect(classifyUrl('https://play.example/wps/system/manifest.json?merchantCode=harbour')).toBe('manifest')
  })

  test.each(['data:image/png;base64,AA', 'blob:https://play.example/1', 'https://', '/wps/member/info'])(
    'OFF-07 and nothing else: %s',
    (url) => {
      expect(classifyUrl(url)).toBe('none')
    },
  )
})
