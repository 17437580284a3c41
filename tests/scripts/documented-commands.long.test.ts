import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { ROOT } from '../../scripts/lib/ensure-build'
import { run } from '../../scripts/lib/run'

const OTHERS = ['build', 'build:container', 'cost', 'deploy:nginx']
const scripts = new Map(Object.entries(manifest.scripts))

// Long: it starts a process for each command.
test(
  'each documented command says with --help how to call it, and does nothing',
  { timeout: 300_000 },
  async () => {
    const page = await readFile(path.join(ROOT, 'docs/operators.md'), 'utf8')
    const documented = [...page.matchAll(/npm run ([\w:-]+)/gu)].map(([, name = '']) => name)
    expect(documented).toContain('release')
    for (const name of new Set([...documented, ...OTHERS])) {
      const [command = '', ...args] = (scripts.get(name) ?? '').split(' ')
      const { code, output } = await run({ name, command, args: [...args, '--help'] })
      expect(code, `${name}: ${output}`).toBe(0)
      expect(output, name).toContain(`npm run ${name}`)
      expect(output, name).not.toMatch(/^\s+at /mu)
    }
  },
)
