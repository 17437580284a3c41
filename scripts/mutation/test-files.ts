import { readdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Tests that run for no mutant. The model of the sync would take seconds for each, and other tests fail nearer to the
 * cause of an error.
 */
export const EXCLUDED_TESTS: readonly string[] = ['tests/worker/sync/sync-model.test.ts']

/** Returns the test files of these folders and files, without those left out. */
export async function testFilesIn(tests: readonly string[]): Promise<readonly string[]> {
  const files = await Promise.all(tests.map(async (test) => (test.endsWith('.ts') ? [test] : testsOf(test))))
  return files.flat().filter((file) => !EXCLUDED_TESTS.includes(file))
}

async function testsOf(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true })
  return files.filter((file) => file.endsWith('.test.ts')).map((file) => path.join(folder, file))
}
