import { expect, test, vi } from 'vitest'
import { device } from '../../../../src/shared/page/device'
import { fullSizeOf, responsiveImageUrl } from '../../../../src/shared/page/responsive-image-url'

const SOURCE = 'https://cdn.example/cover.webp?w={w}'

test('OFF-08 with data saver an image is smaller, and its full size is known', () => {
  vi.stubGlobal('devicePixelRatio', 2)
  const full = responsiveImageUrl(SOURCE, 320)
  device.savesData = true
  const small = responsiveImageUrl(SOURCE, 320)
  device.savesData = false
  expect([small, full]).toEqual(['320', '640'].map((width) => SOURCE.replace('{w}', width)))
  expect(fullSizeOf(small)).toBe(full)
})
