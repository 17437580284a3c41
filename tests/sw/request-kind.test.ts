import { beforeEach, describe, expect, test, vi } from 'vitest'
import { classifyRequest, classifyUrl } from '../../sw/request-kind'
import { requestOf } from './support/request-of'

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://play.example/m/sw.js'))
})

describe('requests that use a cache', () => {
  test('OFF-07 assets of the app', () => {
    expect(classifyRequest(requestOf('/m/assets/late-12345678.js', { mode: 'cors' }))).toBe('asset')
  })

  test('OFF-07 images with CORS from any host, and our own', () => {
    const image = { destination: 'image' as const }
    expect(classifyRequest(requestOf('https://cdn.example/cover.webp', { ...image, mode: 'cors' }))).toBe(
      'image',
    )
    expect(classifyRequest(requestOf('/covers/1.webp', image))).toBe('image')
  })

  test('OFF-07 an image without CORS is shown but not cached', () => {
    expect(classifyRequest(requestOf('https://cdn.example/a.png', { destination: 'image' }))).toBe(
      'image-shown',
    )
  })

  test('INS-07 the web-app manifest, with any query', () => {
    expect(classifyRequest(requestOf('/wps/system/manifest.json?merchantCode=harbour'))).toBe('manifest')
  })
})

describe('requests that bypass the service worker', () => {
  test.each([
    '/wps/system/settings',
    '/wps/session/login',
    '/lgw/games/mobile',
    '/mobile/mc/asset-manifest.json',
    '/m/config.json',
    '/m/asset-manifest.json?t=1',
    '/m/sw.js',
    'https://line.example/wps/system/manifest.json',
  ])('OFF-07 data bypasses the caches: %s', (url) => {
    expect(classifyRequest(requestOf(url, { mode: 'cors' }))).toBe('none')
  })

  test('OFF-07 a captcha image from the gateway bypasses the caches like its data', () => {
    expect(classifyRequest(requestOf('/wps/captcha/image', { destination: 'image' }))).toBe('none')
  })

  test('OFF-07 a range request bypasses the caches: they cannot store a part', () => {
    const range = { headers: { Range: 'bytes=0-' } }
    expect(classifyRequest(requestOf('/m/assets/sound-12345678.mp3', range))).toBe('none')
  })

  test('OFF-07 only GET uses a cache', () => {
    expect(classifyRequest(requestOf('/m/assets/a-12345678.js', { method: 'POST' }))).toBe('none')
  })
})

describe('URLs that a page reports as shown', () => {
  test('OFF-02 assets and images are cached', () => {
    expect(classifyUrl('https://play.example/m/assets/locale-EN-first-12345678.js')).toBe('asset')
    expect(classifyUrl('https://cdn.example/cover.webp')).toBe('image')
  })

  test('INS-07 the web-app manifest is cached', () => {
    expect(classifyUrl('https://play.example/wps/system/manifest.json?merchantCode=harbour')).toBe('manifest')
  })

  test.each(['data:image/png;base64,AA', 'blob:https://play.example/1', 'https://', '/wps/member/info'])(
    'OFF-07 nothing else is cached: %s',
    (url) => {
      expect(classifyUrl(url)).toBe('none')
    },
  )
})
