import { afterEach, expect, test } from 'vitest'
import { linkAppleIcons } from '../../../../../src/features/install/home-screen/link-apple-icons'

const iconOf = (): string | null | undefined =>
  document.head.querySelector('link[rel="apple-touch-icon"]')?.getAttribute('href')

afterEach(() => document.head.replaceChildren())

test('INS-07 the home screen icon is the merchant’s own, else the one made from its logo', () => {
  linkAppleIcons('https://cdn.example/icon.png')
  expect(iconOf()).toBe('https://cdn.example/icon.png')
  for (const none of ['', 'javascript:alert(1)']) {
    linkAppleIcons(none)
    expect(iconOf()).toBe('/m/merchant/apple-touch-icon.png')
  }
})
