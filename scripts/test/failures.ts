import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.string(),
          failureMessages: v.optional(v.nullable(v.array(v.string()))),
        }),
      ),
    }),
  ),
})

/** Failed tests by name, with the first line of their error; a file without tests by its own name. */
export function vitestFailures(report: unknown): readonly string[] {
  return v.parse(vitestReport, report).testResults.flatMap(({ name, status, assertionResults }) => {
    if (assertionResults.length === 0) return status === 'failed' ? [`failed: ${name}`] : []
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => withReason(`failed: ${fullName}`, failureMessages?.[0]))
  })
}

interface Test {
  readonly status: string
  readonly results: readonly { readonly error?: { readonly message?: string | undefined } | undefined }[]
}

interface Suite {
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly Test[]
  }[]
  readonly suites?: readonly Suite[] | undefined
}

const suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      line: v.number(),
      tests: v.array(
        v.object({
          status: v.string(),
          results: v.array(v.object({ error: v.optional(v.object({ message: v.optional(v.string()) })) })),
        }),
      ),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => suite))),
})

const playwrightReport = v.object({ suites: v.array(suite) })

/** Tests that failed, with the first line of their first error. */
export function playwrightFailures(report: unknown): readonly string[] {
  return v.parse(playwrightReport, report).suites.flatMap(failuresOfSuite)
}

const failuresOfSuite = ({ specs, suites = [] }: Suite): readonly string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ status, results }) => {
      const message = results.find(({ error }) => error !== undefined)?.error?.message
      return status === 'unexpected' ? [withReason(`failed: ${file}:${String(line)} ${title}`, message)] : []
    }),
  ),
  ...suites.flatMap(failuresOfSuite),
]

const REASON_LENGTH = 200

const withReason = (line: string, message: string | undefined): string => {
  const reason = stripVTControlCharacters(message ?? '')
    .split('\n', 1)[0]
    ?.slice(0, REASON_LENGTH)
  return reason ? `${line}: ${reason}` : line
}

/** Reads a runner's report; an unreadable report gives no names. */
export async function readFailures(
  file: string,
  read: (report: unknown) => readonly string[],
): Promise<readonly string[]> {
  try {
    return read(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return []
  }
}
