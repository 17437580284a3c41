import { describe, expect, test } from 'vitest'
import { brokenRules } from './lint-text'

type Case = [file: string, source: string]

const importing = (specifier: string): string => `import { x } from '${specifier}'\nx()\n`
const importingType = (specifier: string): string =>
  `import type { X } from '${specifier}'\nexport type Y = X\n`

describe('imports point one way', () => {
  test.each<Case>([
    ['domain/entities/game.ts', importing('#worker/api')],
    ['domain/entities/game.ts', importing('../../src/main')],
    ['src/main.tsx', importing('#worker/commands/login')],
    ['src/main.tsx', importing('#gateway/main')],
    ['src/main.tsx', importing('../worker/commands/login')],
    ['src/main.tsx', "void import('#worker/index')\n"],
    ['src/main.tsx', "export { x } from '#worker/net/request'\n"],
    ['src/app/worker-client.ts', importing('#worker/api')],
    ['src/app/worker-client.ts', "import { type WorkerApi } from '#worker/api'\nexport type A = WorkerApi\n"],
    ['src/app/worker-client.ts', importingType('#worker/net/request')],
    ['src/app/worker-client.ts', "export type A = import('#worker/net/request').A\n"],
    ['worker/index.ts', importing('../src/main')],
    ['worker/index.ts', importing('../sw/index')],
    ['sw/index.ts', importing('#worker/api')],
    ['deploy/headers.ts', importing('#gateway/main')],
    ['gateway/main.ts', importing('#worker/crypto/seal')],
    ['e2e/lobby.e2e.ts', importing('../src/main')],
    ['worker/index.ts', importing('../domain/errors')], // across threads by ../
    ['domain/rules/url-rule.ts', importing('#domain/errors')], // inside one thread by #
  ])('%s: %s', async (file, source) => {
    expect(await brokenRules(file, source)).toContain('local/boundaries')
  })

  test.each<Case>([
    ['domain/rules/url-rule.ts', importing('../errors')],
    ['src/main.tsx', importing('#domain/errors')],
    ['src/app/worker-client.ts', importingType('#worker/api')],
    ['src/app/worker-client.ts', "export type A = import('#worker/api').WorkerApi\n"],
    ['worker/index.ts', importing('#domain/errors')],
    ['worker/commands/login.ts', importing('../net/request')],
    ['sw/index.ts', importing('#domain/constants')],
    ['gateway/main.ts', importing('#deploy/headers')],
    ['tests/worker/sync.test.ts', importing('#worker/sync/engine')],
    ['tests/components/app.test.tsx', importing('../../src/app/app')],
    ['e2e/lobby.e2e.ts', importing('./support/test')],
  ])('%s may: %s', async (file, source) => {
    expect(await brokenRules(file, source)).not.toContain('local/boundaries')
  })
})

describe('layers of the page', () => {
  test.each<Case>([
    ['src/features/lobby/grid.tsx', importing('../trial/frame')],
    ['src/features/lobby/parts/tile.tsx', importing('../../trial/frame')],
    ['src/ui/button.tsx', importing('../features/lobby/grid')],
    ['src/ui/button.tsx', importing('../app/router')],
    ['src/state/session.ts', importing('../ui/button')],
    ['src/i18n/i18n.ts', importing('../app/router')],
    ['src/ui/button.tsx', importing('../design/samples')],
    ['src/app/router.tsx', importing('../design/design-page')],
    ['src/features/lobby/grid.tsx', importing('../../design/samples')],
    ['src/main.tsx', "void import('./design/main')\n"],
  ])('%s: %s', async (file, source) => {
    expect(await brokenRules(file, source)).toContain('local/boundaries')
  })

  test.each<Case>([
    ['src/features/lobby/grid.tsx', importing('./parts/tile')],
    ['src/features/lobby/grid.tsx', importing('../../ui/button')],
    ['src/app/router.tsx', importing('../features/lobby/grid')],
    ['src/ui/button.tsx', importing('../i18n/use-text')],
    ['src/design/groups/tiles.tsx', importing('../../features/lobby/game-tile')],
    ['src/design/frames.tsx', importing('../app/layout/header')],
  ])('%s may: %s', async (file, source) => {
    expect(await brokenRules(file, source)).not.toContain('local/boundaries')
  })
})

describe('packages stay in their thread', () => {
  test.each<Case>([
    ['worker/index.ts', importing('react')],
    ['worker/index.ts', importing('react-dom/client')],
    ['sw/index.ts', importing('comlink')],
    ['src/main.tsx', importing('hono/etag')],
    ['src/main.tsx', importing('node:fs')],
    ['domain/rules/url-rule.ts', importing('valtio')],
  ])('%s: %s', async (file, source) => {
    expect(await brokenRules(file, source)).toContain('local/boundaries')
  })

  test.each<Case>([
    ['worker/index.ts', importing('comlink')],
    ['src/main.tsx', importing('react-dom/client')],
    ['gateway/main.ts', importing('hono')],
    ['domain/tables/schema.ts', importing('dexie')],
  ])('%s may: %s', async (file, source) => {
    expect(await brokenRules(file, source)).not.toContain('local/boundaries')
  })
})
