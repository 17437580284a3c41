import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Runs a script in a folder of its own, where it keeps its counts. */
const tsx = (cwd: string, ...args: readonly string[]): { code: number | null; output: string } => {
  const { status, stdout } = spawnSync(path.resolve('node_modules/.bin/tsx'), args, { cwd, encoding: 'utf8' })
  return { code: status, output: stdout }
}

test('names what failed in each command, also a step without tests and a command without an end', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'total-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(
    path.join(folder, 'command.mts'),
    `import { Stages } from '${path.resolve('scripts/test/stages')}'
    const stages = new Stages()
    await stages.succeed('builds', () => Promise.reject(new Error('no space left')))
    await stages.end('test')`,
  )
  expect(tsx(folder, 'command.mts').code).toBe(1)
  const { code, output } = tsx(folder, path.resolve('scripts/test/total.ts'), 'test', 'test-long')
  expect(code).toBe(1)
  const lines = output.trimEnd().split('\n')
  expect(lines.pop()).toBe('0 passed, 2 failed')
  expect(lines.toSorted()).toEqual(['    test, failed: builds', 'test-long ended early.'])
})
