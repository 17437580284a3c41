import { expect, test } from 'vitest'
import { longUnitTests } from '../../../scripts/test/long-unit-tests'

test('the long run repeats tests of properties, runs long files, and no other unit test', async () => {
  const files = await longUnitTests()
  expect(files).toContain('tests/worker/outbox/outbox.test.ts')
  expect(files).toContain('tests/worker/sync/mutated-rows.test.ts')
  expect(files).toContain('tests/src/ui/accent.test.ts')
  expect(files).toContain('tests/scripts/bundle-report.long.test.ts')
  expect(files).not.toContain('tests/scripts/test/long-unit-tests.test.ts')
})
