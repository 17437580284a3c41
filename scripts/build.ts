import path from 'node:path'
import { parseArgs } from 'node:util'
import manifest from '../package.json' with { type: 'json' }
import { sourceBuildId } from './build/build-id'
import { buildSite } from './build/build-site'

/**
 * `npm run build [-- --out DIR --build-id ID --next --earlier DIR…]`: the site, ready for any host under /m. Each
 * `--earlier` names the folder of a whole earlier build, for deltas (docs/deploying.md).
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    'build-id': { type: 'string' },
    next: { type: 'boolean', default: false },
    earlier: { type: 'string', multiple: true, default: [] },
  },
})
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
process.stdout.write(`Build ${built.buildId}: ${count} files${deltas} in ${values.out}, ${seconds} s\n`)
