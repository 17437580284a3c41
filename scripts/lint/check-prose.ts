import { readFile } from 'node:fs/promises'
import { run } from '../lib/run'
import { UserError } from '../lib/user-error'
import { proseBlocks } from './prose-blocks'
import { bannedWords, countSentences } from './prose-findings'

/** Largest share of sentences over 25 words. Lower it when the share falls. */
const MAX_LONG_SHARE = 0.01

/**
 * Checks the prose of all tracked files: comments, test titles and Markdown. Prints `file:line word` for each banned
 * word, then the share of long sentences. Part of `npm run lint`.
 */
const files = await trackedFiles()
let found = 0
let sentences = 0
let long = 0
for (const file of files) {
  const source = await readFile(file, 'utf8').catch(() => '') // deleted, but not committed yet
  const blocks = proseBlocks(file, source)
  for (const { line, word } of bannedWords(blocks)) {
    console.log(`${file}:${String(line)} ${word}`)
    found += 1
  }
  const counted = countSentences(blocks)
  sentences += counted.sentences
  long += counted.long
}

const share = long / Math.max(1, sentences)
console.log(`${String(found)} banned words (docs/glossary.md has the terms to use)`)
console.log(
  `${percent(share)} of ${String(sentences)} sentences have over 25 words; ${percent(MAX_LONG_SHARE)} may`,
)
process.exitCode = found === 0 && share <= MAX_LONG_SHARE ? 0 : 1

async function trackedFiles(): Promise<string[]> {
  const listed = await run({ name: 'git', command: 'git', args: ['ls-files', '-z'] })
  if (listed.code !== 0) throw new UserError(`The prose check reads the files of git: ${listed.output}`)
  return listed.output.split('\0').filter((file) => file !== '')
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`
}
