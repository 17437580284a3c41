import { expect, test, vi } from 'vitest'
import { imageSource } from '../../../../src/boot/snapshot/image-source'
import { responsiveImageUrl } from '../../../../src/shared/page/responsive-image-url'
import { bannerWidth, tileWidth } from '../../../../src/ui/media/measured-widths'

test('SHL-08 an image of a prerendered screen has the URL that React will request', () => {
  for (const density of [1, 2.625, 3]) {
    vi.stubGlobal('devicePixelRatio', density)
    const source = 'https://cdn.example/a.webp?w={w}'
    expect(imageSource('https://cdn.example/a.webp?w={tile}')).toBe(responsiveImageUrl(source, tileWidth()))
    expect(imageSource('https://cdn.example/a.webp?w={banner}')).toBe(
      responsiveImageUrl(source, bannerWidth()),
    )
    expect(imageSource('https://cdn.example/a.webp?w={160}')).toBe(responsiveImageUrl(source, 160))
  }
  expect(imageSource('https://cdn.example/a.webp')).toBe('https://cdn.example/a.webp')
})
