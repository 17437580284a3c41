import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import * as v from 'valibot'

const reportSchema = v.looseObject({
  files: v.record(
    v.string(),
    v.looseObject({
      mutants: v.array(v.looseObject({ status: v.string(), static: v.optional(v.boolean()) })),
    }),
  ),
})

/** The test files whose tests ran, as paths from the root. */
export async function testFilesOf(file: string): Promise<ReadonlySet<string>> {
  const { testFiles } = v.parse(testFilesSchema, JSON.parse(await readFile(file, 'utf8')))
  return new Set(Object.keys(testFiles))
}

const testFilesSchema = v.looseObject({ testFiles: v.record(v.string(), v.unknown()) })

/**
 * Forgets survivors among the mutants of code that runs while a module loads. Stryker records no tests for them, and so
 * does not notice a new test.
 */
export async function forgetStaticSurvivors(file: string): Promise<void> {
  if (!existsSync(file)) return
  const report = v.parse(reportSchema, JSON.parse(await readFile(file, 'utf8')))
  await writeFile(file, JSON.stringify(withoutStaticSurvivors(report)))
}

export function withoutStaticSurvivors(
  report: v.InferOutput<typeof reportSchema>,
): v.InferOutput<typeof reportSchema> {
  const files = Object.entries(report.files).map(([name, content]) => {
    const mutants = content.mutants.filter((mutant) => mutant.static !== true || mutant.status === 'Killed')
    return [name, { ...content, mutants }] as const
  })
  return { ...report, files: Object.fromEntries(files) }
}
