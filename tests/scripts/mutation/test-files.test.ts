import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EXCLUDED_TESTS, testFilesIn } from '../../../scripts/mutation/test-files'

test('a mutation run expects all tests of its folders and files, without those that run for no mutant', async () => {
  const files = await testFilesIn(['tests/worker/sync', 'tests/worker/create-worker.test.ts'])
  expect(files).toContain('tests/worker/sync/diff.test.ts')
  expect(files).toContain('tests/worker/create-worker.test.ts')
  for (const file of EXCLUDED_TESTS) {
    expect(existsSync(file)).toBe(true)
    expect(files).not.toContain(file)
  }
})
