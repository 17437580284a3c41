import { expect, test } from 'vitest'
import { APPLE_SCREENS, appleScreenOf } from '#domain/install/apple-icons'
import { webAppManifestUrl } from '#domain/install/web-app-manifest'

const SPECIFIED =
  '640×1136 750×1334 828×1792 1125×2436 1170×2532 1179×2556 1242×2208 1242×2688 1284×2778 1290×2796'

test('INS-07 launch images of ten sizes from the specification and three newer ones, each for one screen', () => {
  const sizes = APPLE_SCREENS.map(({ width, height }) => `${String(width)}×${String(height)}`)
  expect(sizes).toEqual(expect.arrayContaining(SPECIFIED.split(' ')))
  expect(new Set(sizes).size).toBe(13)
  for (const screen of APPLE_SCREENS) {
    const [width, height] = [screen.width / screen.ratio, screen.height / screen.ratio]
    expect(Number.isInteger(width) && Number.isInteger(height)).toBe(true)
    expect(appleScreenOf(width, height, screen.ratio)).toBe(screen)
    expect(appleScreenOf(height, width, screen.ratio)).toBe(screen)
  }
  expect(appleScreenOf(390, 844, 2)).toBeUndefined()
})

test('INS-07 SHL-04 the manifest URL has the preserved parameters and the merchant', () => {
  expect(webAppManifestUrl('har&bour', 'EN', '?affiliateCode=a%26b&token=secret&utm_source=x')).toBe(
    '/wps/system/manifest.json?affiliateCode=a%26b&utm_source=x&merchantCode=har%26bour&language=EN',
  )
  // A parameter of that name in the visitor's URL is ignored.
  expect(webAppManifestUrl('harbour', 'EN', '?merchantCode=other')).toBe(
    '/wps/system/manifest.json?merchantCode=harbour&language=EN',
  )
})
