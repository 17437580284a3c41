import path from 'node:path'
import { writeContainerFiles } from './container/write-container-files'
import { parseCommandLine } from './lib/command-line'

/**
 * `npm run build:container -- [--out .cache/container/site] [--dist dist]`: collects what the container's image takes
 * from this repository in one folder (`deploy/Containerfile`). It has neither sources nor packages.
 */
const { values } = parseCommandLine(
  {
    options: {
      out: { type: 'string', default: '.cache/container/site' },
      dist: { type: 'string', default: 'dist' },
    },
  },
  'Name a folder: npm run build:container -- --out /site [--dist dist]',
)
await writeContainerFiles(path.resolve(values.out), path.resolve(values.dist))
console.log(`${values.out} has what the image needs.`)
