import { UserError } from './lib/user-error'
import { readOptions } from './merchant-studio/options'
import { startStudio } from './merchant-studio/start-studio'

/**
 * `npm run merchant:studio [-- --gateway URL --out DIR]`: opens a local page where an operator edits config.json and
 * settings next to the app in two phones (docs/merchant-studio.md).
 */
try {
  const options = readOptions(process.argv.slice(2))
  const studio = await startStudio(options, (line) => console.error(`  ! ${line}`))
  console.log(
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
} catch (error) {
  if (!(error instanceof UserError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
