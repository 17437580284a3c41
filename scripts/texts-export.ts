import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseCommandLine } from './lib/command-line'
import { UserError } from './lib/user-error'
import { exportCsv } from './texts/csv-rows'
import { readTargets } from './texts/text-files'

/**
 * `npm run texts:export -- [CODE…] [--out DIR]`: writes a CSV file for translators of each language, by default to
 * `texts` (docs/texts.md).
 */
try {
  const { values, positionals } = parseCommandLine(
    { allowPositionals: true, options: { out: { type: 'string', default: 'texts' } } },
    'npm run texts:export -- [CODE…] [--out DIR]',
  )
  const codes = readTargets(positionals)
  mkdirSync(values.out, { recursive: true })
  for (const code of codes) {
    const file = path.join(values.out, `${code}.csv`)
    writeFileSync(file, exportCsv(code))
    console.log(file)
  }
} catch (error) {
  if (!(error instanceof UserError)) throw error
  console.log(error.message)
  process.exitCode = 1
}
