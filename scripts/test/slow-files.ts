import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'

/** A file of tests with the time that its tests took. */
export interface TestFile {
  readonly name: string
  readonly seconds: number
  readonly count: number
}

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(v.object({ duration: v.nullish(v.number()) })),
    }),
  ),
})

/** The files of a report of Vitest, as paths from the current folder. */
export function vitestFiles(report: unknown): readonly TestFile[] {
  return v.parse(vitestReport, report).testResults.map(({ name, assertionResults }) => ({
    name: path.relative('.', name),
    seconds: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000,
    count: assertionResults.length,
  }))
}

const resultSchema = v.object({ duration: v.number() })

interface Suite {
  readonly specs: readonly {
    readonly file: string
    readonly tests: readonly { readonly results: readonly v.InferOutput<typeof resultSchema>[] }[]
  }[]
  readonly suites?: readonly Suite[] | undefined
}

const suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(
    v.object({
      file: v.string(),
      tests: v.array(v.object({ results: v.array(resultSchema) })),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => suite))),
})

const playwrightReport = v.object({ suites: v.array(suite) })

/** The files of a report of Playwright. */
export function playwrightFiles(report: unknown): readonly TestFile[] {
  const files = new Map<string, TestFile>()
  const add = ({ specs, suites = [] }: Suite): void => {
    for (const { file, tests } of specs) {
      const { seconds, count } = files.get(file) ?? { seconds: 0, count: 0 }
      const spent = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
      files.set(file, { name: `e2e/${file}`, seconds: seconds + spent / 1000, count: count + tests.length })
    }
    suites.forEach(add)
  }
  v.parse(playwrightReport, report).suites.forEach(add)
  return [...files.values()]
}

/** Reads a runner's report; an unreadable report has no files. */
export async function readFiles(
  file: string,
  read: (report: unknown) => readonly TestFile[],
): Promise<readonly TestFile[]> {
  try {
    return read(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return []
  }
}
