import { expect, test } from 'vitest'
import { qrPath } from '../../../../src/features/referral/qr-path'

const LINK = 'https://m.example.com/m/register?r=ANN7'

/** The modules that the path paints, as rows of # and spaces. */
const painted = ({ size, path }: { readonly size: number; readonly path: string }): readonly string[] => {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/gu))
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(width))
  return rows.map((row) => row.join(''))
}

test('REF-03 the QR code has the three finder patterns', () => {
  const code = qrPath(LINK)
  expect(code).not.toBeNull()
  if (!code) return
  const rows = painted(code)
  const corner = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######']
  expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(corner)
  expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(corner)
  expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(corner)
  expect((code.size - 17) % 4).toBe(0)
})

test('REF-03 a different link gives a different QR code, and a link that is too long gives none', () => {
  expect(qrPath(LINK)).toEqual(qrPath(LINK))
  expect(qrPath(LINK)?.path).not.toBe(qrPath(`${LINK}8`)?.path)
  expect(qrPath('x'.repeat(5_000))).toBeNull()
})
