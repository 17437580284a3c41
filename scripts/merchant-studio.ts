import { runCommand } from './lib/run-command'
import { readOptions, USAGE } from './merchant-studio/options'
import { startStudio } from './merchant-studio/start-studio'

const args = process.argv.slice(2)
const say = (line: string): void => console.log(line)

/**
 * `npm run merchant:studio [-- --gateway URL --out DIR]`: opens a local page where an operator edits config.json and
 * settings next to the app in two phones (docs/merchant-studio.md).
 */
process.exitCode = await runCommand({ name: 'merchant:studio', usage: USAGE, args, say }, async () => {
  const options = readOptions(args)
  const studio = await startStudio(options, (line) => console.error(`  ! ${line}`))
  say(
    options.isJson
      ? JSON.stringify({ url: studio.url, folder: studio.folder })
      : `
  The merchant studio: ${studio.url}
  It saves to ${studio.folder}
  Ctrl+C stops it.
`,
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void studio.close().then(() => process.exit(0)))
})
