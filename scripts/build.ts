import path from 'node:path'
import manifest from '../package.json' with { type: 'json' }
import { sourceBuildId } from './build/build-id'
import { buildSite } from './build/build-site'
import { parseCommandLine } from './lib/command-line'
import { runCommand } from './lib/run-command'

const USAGE = `Build the site: npm run build -- [options]
  --out DIR          the folder to write (dist)
  --build-id ID      in place of the digest of the sources
  --earlier DIR      a whole earlier build, for deltas; may be repeated
  --next             these sources with three changes, for tests of updates`
const args = process.argv.slice(2)
const say = (line: string): void => console.log(line)

/**
 * `npm run build [-- --out DIR --build-id ID --next --earlier DIR…]`: the site, ready for any host under /m. Each
 * `--earlier` names the folder of a whole earlier build, for deltas (docs/deploying.md).
 */
process.exitCode = await runCommand({ name: 'build', usage: USAGE, args, say }, async () => {
  const { values } = parseCommandLine(
    {
      args,
      options: {
        out: { type: 'string', default: 'dist' },
        'build-id': { type: 'string' },
        next: { type: 'boolean', default: false },
        earlier: { type: 'string', multiple: true, default: [] },
      },
    },
    USAGE,
  )
  const root = path.resolve(import.meta.dirname, '..')
  const started = performance.now()
  const built = await buildSite({
    root,
    outDir: path.resolve(root, values.out),
    buildId: values['build-id'] ?? sourceBuildId(root),
    appVersion: manifest.version,
    isNext: values.next,
    earlier: values.earlier.map((folder) => path.resolve(root, folder)),
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const count = Object.keys(built.files).length
  const deltas = values.earlier.length === 0 ? '' : ` and ${built.deltas} deltas`
  say(`Build ${built.buildId}: ${count} files${deltas} in ${values.out}, ${seconds} s`)
})
