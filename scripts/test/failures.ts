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

/** Failed tests by name, with the first line of their error and what differs; a file without tests by its own name. */
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

/** Tests that failed, with the first line of their first error and what differs. */
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

/** A line that says what was expected, or what came in its place. */
const DIFFERS = /^(?:[+-] *\S|(?:Expected|Received)\b)/u
const REASON_LENGTH = 200
const DIFFERENCE_LENGTH = 300

const withReason = (line: string, message: string | undefined): string => {
  const [first = '', ...lines] = stripVTControlCharacters(message ?? '').split('\n')
  const difference = lines
    .map((one) => one.trim().replaceAll(/\s+/gu, ' '))
    .filter((one) => DIFFERS.test(one))
  return [line, first.slice(0, REASON_LENGTH), difference.join(' ').slice(0, DIFFERENCE_LENGTH)]
    .filter((part) => part !== '')
    .join(': ')
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
