import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { designBuildId } from '../build/build-id'
import { ROOT } from '../lib/ensure-build'
import { run } from '../lib/run'

const FOLDER = path.join(ROOT, '.cache/design')
const ID_FILE = 'built-from.txt'

/**
 * Builds the design system's page for the tests, unless the existing one was built from the same sources. The folder
 * is moved into place as a whole, since several tests may run this at once.
 * @returns its folder
 */
export async function ensureDesignBuild(): Promise<string> {
  const id = designBuildId(ROOT)
  const folder = path.join(FOLDER, id)
  if (existsSync(path.join(folder, ID_FILE))) return folder
  const staged = path.join(FOLDER, `staged-${String(process.pid)}`)
  const { code, output } = await run({
    name: 'design',
    command: 'tsx',
    args: ['scripts/design.ts', '--out', staged],
  })
  if (code !== 0) throw new Error(`The build of the design system's page failed:\n${output}`)
  await writeFile(path.join(staged, ID_FILE), id)
  await mkdir(FOLDER, { recursive: true })
  try {
    await rename(staged, folder)
  } catch {
    await rm(staged, { recursive: true, force: true }) // another worker was faster
  }
  return folder
}
