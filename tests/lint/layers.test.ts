import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')

const report = v.object({
  summary: v.object({
    violations: v.array(v.object({ from: v.string(), rule: v.object({ name: v.string() }) })),
  }),
})

const importing = (specifier: string): string => `import { x } from '${specifier}'\nx()\n`
const importingType = (specifier: string): string =>
  `import type { x } from '${specifier}'\nexport type Y = typeof x\n`
const MODULE = 'export const x = (): void => undefined\n'

/** Modules that the cases import. */
const TARGETS = [
  ...['domain/errors.ts', 'worker/api.ts', 'worker/net/request.ts', 'gateway/create-app.ts', 'demo/main.ts'],
  ...['deploy/headers.ts', 'sw/index.ts', 'src/design/samples.ts', 'src/shell/router.ts', 'src/ui/button.ts'],
  ...['src/features/lobby/grid.ts', 'src/features/games/frame.ts', 'src/shared/session/session.ts'],
  ...['src/i18n/format.ts', 'src/boot/boot.ts', 'src/shared/page/facts.ts'],
]

const FORBIDDEN: readonly (readonly [file: string, source: string, rule: string])[] = [
  ['domain/a1.ts', importing('#worker/net/request'), 'domain-imports'],
  ['domain/a2.ts', importing('#domain/errors'), 'relative-within-a-thread'],
  ['domain/a3.ts', importing('valtio'), 'domain-packages'],
  ['worker/a1.ts', importing('../src/shell/router'), 'worker-imports'],
  ['worker/a2.ts', importing('../domain/errors'), 'alias-between-threads'],
  ['worker/a3.ts', importing('react-dom/client'), 'worker-packages'],
  ['sw/a1.ts', importing('#worker/net/request'), 'sw-imports'],
  ['sw/a2.ts', importing('comlink'), 'sw-packages'],
  ['gateway/a1.ts', importing('#demo/main'), 'gateway-imports'],
  ['deploy/a1.ts', importing('#demo/main'), 'deploy-imports'],
  ['e2e/a1.ts', importing('../src/shell/router'), 'e2e-imports'],
  ['src/a1.ts', importing('#worker/api'), 'worker-api-as-type-only'],
  ['src/a2.ts', importingType('#worker/net/request'), 'page-to-domain-only'],
  ['src/a4.ts', importing('node:fs'), 'no-node-in-the-browser'],
  ['src/a5.ts', importing('hono/etag'), 'src-packages'],
  ['src/a6.ts', "void import('./design/samples')\n", 'design-is-not-shipped'],
  ['src/features/lobby/a1.ts', importing('../games/frame'), 'no-feature-to-feature'],
  ['src/features/lobby/a2.ts', "void import('../../shell/router')\n", 'features-below-shell'],
  ['src/shared/session/a1.ts', importing('../../features/lobby/grid'), 'shared-below-features'],
  ['src/ui/a1.ts', importing('../shared/session/session'), 'ui-below-shared'],
  ['src/i18n/a1.ts', importing('../ui/button'), 'i18n-below-shared'],
  ['src/boot/a1.ts', importing('../shell/router'), 'boot-is-an-entry'],
  ['worker/sync/cycle-one.ts', importingType('./cycle-two'), 'no-cycles'],
]

/** The other half of the cycle, which is reported once. */
const CYCLE = ['worker/sync/cycle-two.ts', importing('./cycle-one')] as const

let folder: string
let broken: Map<string, string[]>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'layers-'))
  for (const name of ['node_modules', 'package.json', 'tsconfig.base.json', 'dependency-cruiser.config.js'])
    await symlink(path.join(ROOT, name), path.join(folder, name))
  const files = [...TARGETS.map((file) => [file, MODULE] as const), ...FORBIDDEN, CYCLE]
  for (const [file, source] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), `${source}${source === MODULE ? '' : MODULE.replace('x', 'z')}`)
  }
  const cli = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const threads = ['src', 'worker', 'sw', 'domain', 'gateway', 'demo', 'deploy', 'e2e']
  const output = await promisify(execFile)(
    process.execPath,
    [cli, '--config', 'dependency-cruiser.config.js', '-T', 'json', ...threads],
    { cwd: folder, maxBuffer: 50_000_000 },
  ).catch((failed: unknown) => failed)
  const { stdout } = v.parse(v.object({ stdout: v.string() }), output)
  broken = new Map()
  for (const { from, rule } of v.parse(report, JSON.parse(stdout)).summary.violations)
    broken.set(from, [...(broken.get(from) ?? []), rule.name])
}, 60_000)

afterAll(() => rm(folder, { recursive: true }))

test.each(FORBIDDEN)('%s: %s breaks %s', (file, _source, rule) => expect(broken.get(file)).toContain(rule))

// That the rules allow what is needed, the code itself shows.
test('a module without imports breaks no rule', () => {
  expect(TARGETS.filter((file) => broken.has(file))).toEqual([])
})
