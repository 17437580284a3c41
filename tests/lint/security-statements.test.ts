import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string): Promise<string> => readFile(path.join(ROOT, file), 'utf8')

const ROW = /^\| .+ \| `((?:tests|e2e)\/[^`]+)` \| (.+) \|$/gmu

test('DEP-03 docs/security.md names an existing test for each of its statements', async () => {
  const rows = [...(await read('docs/security.md')).matchAll(ROW)]
  expect(rows.length).toBeGreaterThan(60)
  for (const [, file = '', title = ''] of rows) {
    const source = await read(file)
    // A title may be interpolated, and may be in any kind of quotes.
    expect(
      ['"', "'", '`'].some((quote) => source.includes(quote + title)),
      `${file}: ${title}`,
    ).toBe(true)
  }
})
