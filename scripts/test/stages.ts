import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ensureBuild } from '../lib/ensure-build'
import { run } from '../lib/run'
import {
  addCounts,
  type Counts,
  countsFromFile,
  countsOfCheck,
  countsOfPlaywright,
  countsOfVitest,
  NONE,
  summaryLine,
} from './counts'
import { playwrightFailures, readFailures, vitestFailures } from './failures'
import { playwrightFiles, readFiles, type TestFile, vitestFiles } from './slow-files'

/** Folder of all reports of a run. */
export const RESULTS = 'test-results'
const SLOWEST = 5

interface Result {
  readonly stage: string
  readonly counts: Counts
  readonly seconds: number
}

/** The stages of one test command, with what they found. */
export class Stages {
  readonly #results: Result[] = []
  readonly #failures: string[] = []
  readonly #files: TestFile[] = []

  /** Runs a stage under a heading. @returns true if nothing in it failed */
  async run(name: string, action: () => Promise<Counts>): Promise<boolean> {
    console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`)
    const startedAt = performance.now()
    const named = this.#failures.length
    const counts = await action()
    if (counts.failed > 0 && this.#failures.length === named) this.#failures.push(`failed: ${name}`)
    this.#results.push({ stage: name, counts, seconds: (performance.now() - startedAt) / 1000 })
    return counts.failed === 0
  }

  /** A script of ours that checks something. */
  check(name: string, script: string): Promise<boolean> {
    return this.run(name, async () => {
      const { code } = await run({ name, command: 'tsx', args: [script] }, { echo: true })
      return countsOfCheck(code)
    })
  }

  vitest(
    name: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<boolean> {
    return this.run(name, async () => {
      const report = reportOf(name)
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const { code } = await run(
        { name, command: 'vitest', args: ['run', ...reporters, ...args] },
        { echo: true, env },
      )
      this.#failures.push(...(await readFailures(report, vitestFailures)))
      this.#files.push(...(await readFiles(report, vitestFiles)))
      return countsFromFile(report, code, countsOfVitest)
    })
  }

  playwright(name: string, args: readonly string[]): Promise<boolean> {
    return this.run(name, async () => {
      const report = reportOf(name)
      const { code } = await run(
        { name, command: 'playwright', args: ['test', ...args] },
        { echo: true, env: { PLAYWRIGHT_REPORT: report } },
      )
      this.#failures.push(...(await readFailures(report, playwrightFailures)))
      this.#files.push(...(await readFiles(report, playwrightFiles)))
      return countsFromFile(report, code, countsOfPlaywright)
    })
  }

  /** A failed build is a failure; a successful one does not count as a test. */
  build(name: string): Promise<boolean> {
    return this.succeed(name, async () =>
      (await ensureBuild()) ? 'Built.' : 'The build of these sources is there already.',
    )
  }

  /** A step that does not count as a test, but fails the run if it throws. It returns what to print. */
  succeed(name: string, action: () => Promise<string>): Promise<boolean> {
    return this.run(name, async () => {
      try {
        console.log(await action())
        return NONE
      } catch (error) {
        console.log(error instanceof Error ? error.message : error)
        return { ...NONE, failed: 1 }
      }
    })
  }

  /**
   * Prints where the time went and what failed, writes both for `.ci/run`, and sets the exit code. The last line is
   * `N passed, N failed`.
   */
  async end(command: string): Promise<void> {
    const all = this.#results.reduce((sum, { seconds }) => sum + seconds, 0)
    console.log('\nWhere the time went')
    for (const { stage, counts, seconds } of this.#results) {
      const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
      const share = `${((100 * seconds) / all).toFixed(0)} %`
      console.log(
        `  ${counts.failed === 0 ? '✓' : '✗'} ${stage.padEnd(16)} ${seconds.toFixed(0).padStart(5)} s ${share.padStart(5)}   ${summaryLine(counts)}${skipped}`,
      )
    }
    console.log(`    ${'all'.padEnd(16)} ${all.toFixed(0).padStart(5)} s`)
    console.log('\nThe slowest files')
    for (const { name, seconds, count } of [...this.#files]
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, SLOWEST))
      console.log(
        `    ${seconds.toFixed(1).padStart(7)} s  ${name}, ${count === 1 ? '1 test' : `${String(count)} tests`}`,
      )
    for (const line of this.#failures) console.log(`    ${line}`)
    const total = this.#results.reduce((sum, { counts }) => addCounts(sum, counts), NONE)
    await mkdir(RESULTS, { recursive: true })
    await writeFile(
      path.join(RESULTS, `${command}.counts.json`),
      JSON.stringify({ ...total, failures: this.#failures }),
    )
    process.exitCode = total.failed === 0 ? 0 : 1
    console.log(`\n${summaryLine(total)}`)
  }
}

const reportOf = (name: string): string => path.join(RESULTS, `${name.replaceAll(' ', '-')}.json`)
