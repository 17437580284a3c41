import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { build } from 'vite'
import { terserPlugin } from '../../../scripts/build/terser-plugin'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'terser-'))
  await writeFile(path.join(folder, 'main.js'), 'const a = () => { return 1 + 2 }; export const sum = a()')
})

afterEach(() => rm(folder, { recursive: true }))

describe('DEP-02 the second minification', () => {
  test('DEP-02 runs once for the same code, then reads the cache', async () => {
    const first = await built()
    const [cachedFile = ''] = await readdir(path.join(folder, 'cache'))
    expect(await readFile(path.join(folder, 'cache', cachedFile), 'utf8')).toBe(first)
    await writeFile(path.join(folder, 'cache', cachedFile), 'export const sum = "from the cache"')
    expect(await built()).toBe('export const sum = "from the cache"')
  })
})

/** @returns the built code of the folder's only chunk */
async function built(): Promise<string> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [terserPlugin(path.join(folder, 'cache'))],
    build: {
      write: false,
      lib: { entry: 'main.js', formats: ['es'], fileName: 'main' },
    },
  })
  if (!Array.isArray(result)) throw new Error('The build has no output')
  const [output] = result
  const chunk = output?.output[0]
  return chunk?.type === 'chunk' ? chunk.code : ''
}
