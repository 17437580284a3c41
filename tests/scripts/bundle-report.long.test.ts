import { expect, test } from 'vitest'
import { run } from '../../scripts/lib/run'

test('the bundle report divides each chunk of the first load', { timeout: 120_000 }, async () => {
  const { code, output } = await run({ name: 'report', command: 'tsx', args: ['scripts/bundle-report.ts'] })
  expect(code, output).toBe(0)
  for (const chunk of ['react', 'index', 'data', 'engine'])
    expect(output).toContain(`| **${chunk}** | all | `)
  expect(output).toContain('| | worker/sync | ')
})
