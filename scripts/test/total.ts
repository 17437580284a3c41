import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { addCounts, type Counts, NONE, summaryLine } from './counts'
import { RESULTS } from './stages'

/**
 * `tsx scripts/test/total.ts COMMAND…`: prints what failed in these test commands, and their sum as `N passed,
 * N failed`. A command that ended without its counts has failed.
 */
const countsSchema = v.object({
  passed: v.number(),
  failed: v.number(),
  skipped: v.number(),
  failures: v.array(v.string()),
})

const countsOf = async (command: string): Promise<Counts> => {
  try {
    const text = await readFile(path.join(RESULTS, `${command}.counts.json`), 'utf8')
    const { failures, ...counts } = v.parse(countsSchema, JSON.parse(text))
    for (const line of failures) console.log(`    ${command}, ${line}`)
    return counts
  } catch {
    console.log(`${command} ended early.`)
    return { ...NONE, failed: 1 }
  }
}

const all = await Promise.all(process.argv.slice(2).map(countsOf))
const total = all.reduce(addCounts, NONE)
console.log(summaryLine(total))
process.exitCode = all.length > 0 && total.failed === 0 ? 0 : 1
