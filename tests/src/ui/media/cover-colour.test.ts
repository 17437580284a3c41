import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverColour } from '../../../../src/ui/media/cover-colour'

test('R-13 of a colour that was delivered a style gets a colour or nothing', () => {
  expect(coverColour(' #1d2942 ', 'Lotus')).toBe('#1d2942')
  for (const hostile of ['url(https://evil.example)', '#fff;background:url(//evil.example)', 'red', ''])
    expect(coverColour(hostile, 'Lotus')).toMatch(/^hsl\(\d{1,3}, 42%, 38%\)$/u)
  fc.assert(
    fc.property(fc.string(), (text) =>
      /^(?:#[0-9a-f]{3,8}|hsl\(\d{1,3}, 42%, 38%\))$/iu.test(coverColour(text, text)),
    ),
  )
})
