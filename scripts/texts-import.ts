import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseCommandLine } from './lib/command-line'
import { UserError } from './lib/user-error'
import { parseCsv } from './texts/csv-rows'
import { importRows } from './texts/import-rows'
import { languageTexts, readTarget, writeTexts } from './texts/text-files'
import { readNotes } from './texts/text-notes'
import { accept, readTranslatedFrom, writeTranslatedFrom } from './texts/translated-from'

const USAGE = 'npm run texts:import -- FILE…, where a file is named as its language: CN.csv'

/**
 * `npm run texts:import -- FILE…`: checks the files of translators and takes over their texts. A file with a problem
 * changes nothing, and each of its problems is listed (docs/texts.md).
 */
try {
  const { positionals } = parseCommandLine({ allowPositionals: true, options: {} }, USAGE)
  if (positionals.length === 0) throw new UserError(USAGE)
  for (const file of positionals) importFile(file)
} catch (error) {
  if (!(error instanceof UserError)) throw error
  console.log(error.message)
  process.exitCode = 1
}

function importFile(file: string): void {
  const code = readTarget(path.basename(file, path.extname(file)))
  const result = importRows(code, parseCsv(read(file)), languageTexts(code), languageTexts('EN'), readNotes())
  if (!result.isOk) throw new UserError([`${file} is not taken over:`, ...result.problems].join('\n  '))
  writeTexts(code, result.texts)
  writeTranslatedFrom(accept(readTranslatedFrom(), result.keys, [code]))
  console.log(
    `${file}: ${String(result.changed)} texts changed, ${String(result.keys.length)} match the English.`,
  )
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new UserError(`${file} cannot be read.`)
  }
}
