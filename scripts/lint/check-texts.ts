import { englishOf } from '../texts/csv-rows'
import { baseOf, languageTexts, PARTS, targets, translated } from '../texts/text-files'
import { readNotes } from '../texts/text-notes'
import { textProblems } from '../texts/text-problems'
import { englishHashes, outdatedKeys, readTranslatedFrom } from '../texts/translated-from'

/**
 * Checks the texts of all languages: each has a note for translators, fits its limit, has typographic marks, and was
 * made from today's English. Part of `npm run lint` (docs/texts.md).
 */
const notes = readNotes()
const hashes = englishHashes()
const english = languageTexts('EN')
const from = readTranslatedFrom()

const problems = [
  ...[...hashes.keys()].filter((key) => !notes.has(key)).map((key) => `${key} has no note for translators`),
  ...[...notes.keys()].filter((key) => !hashes.has(key)).map((key) => `${key} is no text, but has a note`),
  ...translated.flatMap((code) => {
    const texts = languageTexts(code)
    return PARTS.flatMap((part) =>
      Object.entries(texts[part]).flatMap(([key, text]) =>
        textProblems(text, englishOf(english[part], key), notes.get(baseOf(key))).map(
          (problem) => `${code} ${key}: ${problem}`,
        ),
      ),
    )
  }),
  ...targets.flatMap((code) =>
    outdatedKeys(from, code, hashes).map((key) => `${code} ${key}: its English has changed since`),
  ),
]
for (const problem of problems) console.log(problem)
if (problems.length > 0) console.log(`\n${String(problems.length)} problems. docs/texts.md says what to do.`)
process.exitCode = problems.length > 0 ? 1 : 0
