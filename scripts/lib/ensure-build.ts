import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sourceBuildId } from '../build/build-id'
import { run } from './run'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** Folder of the build that update tests switch to: these sources with three changes (scripts/build/next-edits.ts). */
export const NEXT_DIST = 'dist-next'

/**
 * Builds the site unless it was built from the same sources.
 * @returns true if it had to build
 * @throws with the build's output if it fails
 */
export const ensureBuild = (): Promise<boolean> => buildInto('dist', sourceBuildId(ROOT))

/** The same for the build that update tests switch to, with deltas to the build of these sources. */
export async function ensureNextBuild(): Promise<boolean> {
  await ensureBuild()
  return buildInto(NEXT_DIST, `${sourceBuildId(ROOT)}-next`, '--next', '--earlier', 'dist')
}

async function buildInto(outDir: string, buildId: string, ...flags: string[]): Promise<boolean> {
  if (existsSync(path.join(ROOT, outDir, 'index.html')) && (await builtId(outDir)) === buildId) return false
  const args = ['scripts/build.ts', '--out', outDir, '--build-id', buildId, ...flags]
  const { code, output } = await run({ name: 'build', command: 'tsx', args })
  if (code !== 0) throw new Error(`The build of ${outDir} failed:\n${output}`)
  return true
}

/** The id in the build's own description; empty if there is none. */
async function builtId(outDir: string): Promise<string> {
  try {
    const file = path.join(ROOT, '.cache/build', outDir, 'manifest.json')
    const manifest: unknown = JSON.parse(await readFile(file, 'utf8'))
    return typeof manifest === 'object' && manifest !== null && 'buildId' in manifest
      ? String(manifest.buildId)
      : ''
  } catch {
    return ''
  }
}
