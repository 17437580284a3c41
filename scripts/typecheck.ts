import { readFile } from 'node:fs/promises'
import { COMPILER } from './lib/compiler'
import { runAll } from './lib/run'

/**
 * One compiler run for each tsconfig in the root tsconfig.json; two at a time. Only what has changed is checked again.
 * `npm run lint` finds the same errors in one run, with the rules that need types.
 */
const root: unknown = JSON.parse(await readFile('tsconfig.json', 'utf8'))
const jobs = referencesOf(root).map((path) => ({
  name: `tsc ${path}`,
  command: COMPILER,
  args: ['-p', path, '--incremental', '--tsBuildInfoFile', `.cache/tsc/${path.replaceAll(/\W+/g, '-')}.json`],
}))
const results = await runAll(jobs, 2)
process.exitCode = jobs.length > 0 && results.every(({ code }) => code === 0) ? 0 : 1

function referencesOf(tsconfig: unknown): string[] {
  if (typeof tsconfig !== 'object' || tsconfig === null || !('references' in tsconfig)) return []
  const { references } = tsconfig
  if (!Array.isArray(references)) return []
  return references.flatMap((reference: unknown) =>
    typeof reference === 'object' && reference !== null && 'path' in reference
      ? [String(reference.path)]
      : [],
  )
}
