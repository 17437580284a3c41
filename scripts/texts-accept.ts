import { parseCommandLine } from './lib/command-line'
import { UserError } from './lib/user-error'
import { readTargets } from './texts/text-files'
import { accept, englishHashes, readTranslatedFrom, writeTranslatedFrom } from './texts/translated-from'

const USAGE = 'npm run texts:accept -- KEY… [--language CODE…], or -- --all'

/**
 * `npm run texts:accept -- KEY… [--language CODE…] [--all]`: records that the translations of these keys, without
 * their plural form, match today's English. Without a language, those of all languages (docs/texts.md).
 */
try {
  const { values, positionals } = parseCommandLine(
    {
      allowPositionals: true,
      options: { all: { type: 'boolean' }, language: { type: 'string', multiple: true } },
    },
    USAGE,
  )
  const hashes = englishHashes()
  const keys = values.all === true ? [...hashes.keys()] : positionals
  const unknown = keys.filter((key) => !hashes.has(key))
  if (unknown.length > 0) throw new UserError(`No text has the key ${unknown.join(', ')}.`)
  if (keys.length === 0) throw new UserError(USAGE)
  const codes = readTargets(values.language ?? [])
  writeTranslatedFrom(accept(readTranslatedFrom(), keys, codes, hashes))
  console.log(`Accepted: ${String(keys.length)} texts in ${String(codes.length)} languages.`)
} catch (error) {
  if (!(error instanceof UserError)) throw error
  console.log(error.message)
  process.exitCode = 1
}
