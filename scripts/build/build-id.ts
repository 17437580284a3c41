import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** All files that can change a byte of the built site. */
const INPUTS = [
  'index.html',
  'public',
  'src',
  'worker',
  'sw',
  'domain',
  'scripts/build.ts',
  'vite.config.ts',
  'scripts/build',
  'package.json',
  'package-lock.json',
]

/** In src/ but in no build of the site: the design system's page, and the merchant studio. */
const LEFT_OUT = ['src/design', 'src/studio']

const BUILD_ID_LENGTH = 12 // 48 bits: enough to avoid collisions between builds

/**
 * Derives the build's id from the sources. The same sources give the same build, so a deploy without changes makes no
 * client download anything.
 */
export function sourceBuildId(root: string): string {
  return hashOf(root, INPUTS, LEFT_OUT)
}

/** The same for the prerenderer, which renders screens of the site in Node. */
export function prerendererId(root: string): string {
  return hashOf(root, [...INPUTS, 'prerender', 'scripts/prerender'], LEFT_OUT)
}

/** The same for the design system's page, which shows parts of the site. */
export function designBuildId(root: string): string {
  return hashOf(root, [...INPUTS, 'scripts/design', 'scripts/design.ts'])
}

function hashOf(root: string, inputs: readonly string[], leftOut: readonly string[] = []): string {
  const hash = createHash('sha256')
  const folders = leftOut.map((folder) => path.join(root, folder) + path.sep)
  for (const input of inputs) {
    for (const file of filesUnder(path.join(root, input))) {
      if (folders.some((folder) => file.startsWith(folder))) continue
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex').slice(0, BUILD_ID_LENGTH)
}

/** Returns all files at or below a path, in a stable order; none if the path does not exist. */
function filesUnder(target: string): string[] {
  const stat = statSync(target, { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [target]
  return readdirSync(target)
    .sort()
    .flatMap((name) => filesUnder(path.join(target, name)))
}
