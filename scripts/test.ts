import { rm } from 'node:fs/promises'
import { ensureAuthEmulator } from './lib/auth-emulator'
import { ensureBrowsers } from './lib/browsers'
import { ensureBuild } from './lib/ensure-build'
import { run } from './lib/run'
import {
  addCounts,
  type Counts,
  countsFromFile,
  countsOfCheck,
  countsOfPlaywright,
  countsOfVitest,
  NONE,
  summaryLine,
} from './test/counts'
import { readFailures, playwrightFailures, vitestFailures } from './test/failures'

/**
 * `npm test`: runs all checks, the cheapest first. A failing stage does not stop those that do not depend on it. The
 * last line is `N passed, N failed`.
 */
const VITEST_REPORT = 'test-results/vitest.json'
const PLAYWRIGHT_REPORT = 'test-results/playwright.json'

const results: { readonly stage: string; readonly counts: Counts; readonly seconds: number }[] = []
await rm('test-results', { recursive: true, force: true })

const hasBrowsers = await stage('browsers', browsers)
const hasEmulator = await stage('emulator', emulator)
await stage('lint', () => check('scripts/lint.ts'))
await stage('typecheck', () => check('scripts/typecheck.ts'))
await stage('unit tests', unitTests)
const isBuilt = await stage('build', build)
if (isBuilt) await stage('sizes', () => check('scripts/size.ts'))
if (isBuilt && hasBrowsers && hasEmulator) await stage('browser tests', browserTests)

console.log('\nSummary')
for (const { stage: name, counts, seconds } of results) {
  console.log(
    `  ${counts.failed === 0 ? '✓' : '✗'} ${name.padEnd(14)} ${summaryLine(counts)} in ${seconds.toFixed(0)} s`,
  )
}
const troubles = [
  ...(await readFailures(VITEST_REPORT, vitestFailures)),
  ...(await readFailures(PLAYWRIGHT_REPORT, playwrightFailures)),
]
for (const line of troubles) console.log(`    ${line}`)
const total = results.reduce((sum, { counts }) => addCounts(sum, counts), NONE)
process.exitCode = total.failed === 0 ? 0 : 1
console.log(`\n${summaryLine(total)}`)

/** Runs a stage under a heading. @returns true if nothing in it failed */
async function stage(name: string, action: () => Promise<Counts>): Promise<boolean> {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  const startedAt = performance.now()
  const counts = await action()
  results.push({ stage: name, counts, seconds: (performance.now() - startedAt) / 1000 })
  return counts.failed === 0
}

/** Missing browsers fail the run; installed ones do not count as a test. */
async function browsers(): Promise<Counts> {
  const missing = await ensureBrowsers()
  console.log(missing.length === 0 ? 'Chromium, WebKit and Firefox are here.' : missing.join('\n'))
  return { ...NONE, failed: missing.length }
}

/**
 * The identity provider's emulator: a failed installation fails the run, a successful one does not count as a test.
 */
async function emulator(): Promise<Counts> {
  try {
    console.log((await ensureAuthEmulator()) ? 'Installed.' : 'The identity provider’s emulator is here.')
    return NONE
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return { ...NONE, failed: 1 }
  }
}

async function check(script: string): Promise<Counts> {
  const { code } = await run({ name: script, command: 'tsx', args: [script] }, { echo: true })
  return countsOfCheck(code)
}

async function unitTests(): Promise<Counts> {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`]
  const { code } = await run({ name: 'vitest', command: 'vitest', args }, { echo: true })
  return countsFromFile(VITEST_REPORT, code, countsOfVitest)
}

/** A failed build is a failure; a successful one does not count as a test. */
async function build(): Promise<Counts> {
  try {
    console.log((await ensureBuild()) ? 'Built.' : 'The build of these sources is there already.')
    return NONE
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return { ...NONE, failed: 1 }
  }
}

async function browserTests(): Promise<Counts> {
  const { code } = await run({ name: 'playwright', command: 'playwright', args: ['test'] }, { echo: true })
  return countsFromFile(PLAYWRIGHT_REPORT, code, countsOfPlaywright)
}
