import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkChunkLinks } from '../../../scripts/build/check-links'

const folders: string[] = []

const chunks = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'chunks-'))
  folders.push(folder)
  for (const [name, code] of Object.entries(files)) await writeFile(path.join(folder, name), code)
  return folder
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

test('DEP-02 accepts chunks that import each other, without running their code', async () => {
  const folder = await chunks({
    'one.js': "import { b } from './two.js'\nexport const a = b\nthrow new Error('run')",
    'two.js': "import './one.js'\nexport const b = 1",
  })
  await expect(checkChunkLinks(folder)).resolves.toBeUndefined()
})

test.each([
  ['exports a name that it lacks', { 'one.js': 'export { a as b }' }, "'a' is not defined"],
  [
    'imports a name that the other lacks',
    { 'one.js': "import { c } from './two.js'\nc()", 'two.js': 'export const b = 1' },
    "does not provide an export named 'c'",
  ],
])('DEP-02 a build fails when a chunk %s', async (_name, files, message) => {
  await expect(checkChunkLinks(await chunks(files))).rejects.toThrow(message)
})
