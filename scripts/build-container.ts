import path from 'node:path'
import { writeContainerFiles } from './container/write-container-files'
import { parseCommandLine } from './lib/command-line'
import { runCommand } from './lib/run-command'

const USAGE =
  'Collect the files of the image: npm run build:container -- [--out .cache/container/site] [--dist dist]'
const args = process.argv.slice(2)
const say = (line: string): void => console.log(line)

/**
 * `npm run build:container -- [--out .cache/container/site] [--dist dist]`: collects what the container's image takes
 * from this repository in one folder (`deploy/Containerfile`). It has neither sources nor packages.
 */
process.exitCode = await runCommand({ name: 'build:container', usage: USAGE, args, say }, async () => {
  const { values } = parseCommandLine(
    {
      args,
      options: {
        out: { type: 'string', default: '.cache/container/site' },
        dist: { type: 'string', default: 'dist' },
      },
    },
    USAGE,
  )
  await writeContainerFiles(path.resolve(values.out), path.resolve(values.dist))
  say(`${values.out} has what the image needs.`)
})
