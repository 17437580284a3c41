import { readFile, stat } from 'node:fs/promises'
import * as v from 'valibot'
import {
  budgetsOf,
  buildManifest,
  FIRST_VISIT_LIMIT_BYTES,
  firstVisitFiles,
  type SizedBuild,
} from './size/budgets'
import { checkBudget } from './size/check-budget'
import { firstAnswerBytes } from './size/first-responses'
import { updateBudgets } from './size/update-cost'

/** `npm run size`: compares a player's downloads with their budgets, using the brotli files of dist/. */
const build = await readBuild()
const sizes = await brotliSizes(Object.keys(build.files))
const answerBytes = await firstAnswerBytes()
const updates = await updateBudgets()
const verdicts = [
  ...budgetsOf(build).map((budget) => checkBudget(budget, sizes)),
  checkBudget(
    {
      name: "a guest's first visit, with responses",
      limitBytes: FIRST_VISIT_LIMIT_BYTES,
      files: [...firstVisitFiles(build), 'answers'],
    },
    { ...sizes, answers: answerBytes },
  ),
  ...updates.budgets.map((budget) => checkBudget(budget, updates.sizes)),
]
for (const { name, bytes, limitBytes, problem } of verdicts) {
  const figures = `${kilobytes(bytes)} of ${kilobytes(limitBytes)} KB`
  console.log(
    `${problem === '' ? '✓' : '✗'} ${name.padEnd(46)} ${figures.padStart(18)}  ${problem}`.trimEnd(),
  )
}
process.exitCode = verdicts.every(({ problem }) => problem === '') ? 0 : 1

async function readBuild(): Promise<SizedBuild> {
  const text = await readFile('.cache/build/dist/manifest.json', 'utf8').catch(() => {
    throw new Error('There is no build to measure: run "npm run build" first')
  })
  return v.parse(buildManifest, JSON.parse(text))
}

/** Sizes of the compressed files on disk; 0 for a missing one. */
async function brotliSizes(files: readonly string[]): Promise<Record<string, number>> {
  const sizeOf = async (file: string): Promise<[string, number]> => {
    const found = await stat(`dist/${file}.br`).catch(() => ({ size: 0 }))
    return [file, found.size]
  }
  return Object.fromEntries(await Promise.all(files.map(sizeOf)))
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
