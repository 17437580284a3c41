import { expect, test } from 'vitest'
import { checkFileNames } from '../../../scripts/build/check-file-names'
import { shortNames } from '../../../scripts/build/export-names-plugin'

test('UPD-04 two files of one name fail the build, and a number in a name does not', () => {
  expect(() => checkFileNames(['assets/one/md5.js', 'assets/one/a.js', 'assets/one/a.css'])).not.toThrow()
  expect(() => checkFileNames(['assets/one/a.js', 'assets/one/a2.js'])).toThrow('assets/one/a2.js')
})

test('UPD-04 the short name of an export depends on no other export, unless both have the same', () => {
  const names = Array.from({ length: 1_000 }, (_, index) => `export${String(index)}`)
  const before = shortNames(names)
  const after = shortNames([...names, 'another'])
  expect(names.filter((name) => after.get(name) !== before.get(name))).toEqual([])
  expect(new Set(after.values()).size).toBe(after.size)
  expect(after.size).toBe(names.length + 1)
  expect(shortNames(['default', 'one']).has('default')).toBe(false)
  const [one, other] = sameStart(before)
  const lengths = (...pair: readonly string[]) => [...shortNames(pair).values()].map(({ length }) => length)
  expect([lengths(one), lengths(one, other)]).toEqual([[2], [3, 3]])
})

/** Returns two names whose short names begin with the same two letters. */
function sameStart(short: ReadonlyMap<string, string>): [string, string] {
  const seen = new Map<string, string>()
  for (const [name, text] of short) {
    const start = text.slice(0, 2)
    const other = seen.get(start)
    if (other !== undefined) return [other, name]
    seen.set(start, name)
  }
  throw new Error('No two names begin alike')
}
