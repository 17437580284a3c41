import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string): Promise<string> => readFile(path.join(ROOT, file), 'utf8')

const ROW = /^\| .+ \| `((?:tests|e2e)\/[^`]+)` \| (.+) \|$/gmu
const rows = [...(await read('docs/security.md')).matchAll(ROW)].map(([, file = '', title = '']) => [
  file,
  title,
])

test('DEP-03 docs/security.md names a test for its statements', () => {
  expect(rows.length).toBeGreaterThan(60)
})

test.each(rows)('DEP-03 the test that docs/security.md names is in %s: %s', async (file = '', title = '') => {
  const source = await read(file)
  // A title may be interpolated, and may be in any kind of quotes.
  expect(
    ['"', "'", '`'].some((quote) => source.includes(quote + title)),
    title,
  ).toBe(true)
})
