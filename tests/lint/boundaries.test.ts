import { describe, expect, test } from 'vitest'
import { brokenRules } from './support/lint-text'

type Case = [file: string, source: string]

const importing = (specifier: string): string => `import { x } from '${specifier}'\nx()\n`
const importingType = (specifier: string): string =>
  `import type { X } from '${specifier}'\nexport type Y = X\n`

describe('imports point one way', () => {
  test.each<Case>([
    ['domain/games/game.ts', importing('#worker/api')],
    ['domain/games/game.ts', importing('../../src/main')],
    ['src/main.tsx', importing('#worker/commands/accounts/login')],
    ['src/main.tsx', importing('#demo/main')],
    ['src/main.tsx', importing('../worker/commands/accounts/login')],
    ['src/main.tsx', "void import('#worker/index')\n"],
    ['src/main.tsx', "export { x } from '#worker/net/request'\n"],
    ['src/shared/worker/client/worker-client.ts', importing('#worker/api')],
    [
      'src/shared/worker/client/worker-client.ts',
      "import { type WorkerApi } from '#worker/api'\nexport type A = WorkerApi\n",
    ],
    ['src/shared/worker/client/worker-client.ts', importingType('#worker/net/request')],
    ['src/shared/worker/client/worker-client.ts', "export type A = import('#worker/net/request').A\n"],
    ['worker/index.ts', importing('../src/main')],
    ['worker/index.ts', importing('../sw/index')],
    ['sw/index.ts', importing('#worker/api')],
    ['deploy/headers.ts', importing('#demo/main')],
    ['gateway/create-app.ts', importing('#demo/main')],
    ['demo/main.ts', importing('#worker/crypto/encrypt-payload')],
    ['e2e/lobby/lobby.e2e.ts', importing('../../src/main')],
    ['worker/index.ts', importing('../domain/errors')], // across threads by ../
    ['domain/routing/safe-url.ts', importing('#domain/errors')], // inside one thread by #
  ])('%s: %s', async (file, source) => {
    expect(await brokenRules(file, source)).toContain('local/boundaries')
  })

  test.each<Case>([
    ['domain/routing/safe-url.ts', importing('../errors')],
    ['src/main.tsx', importing('#domain/errors')],
    ['src/shared/worker/client/worker-client.ts', importingType('#worker/api')],
    ['src/shared/worker/client/worker-client.ts', "export type A = import('#worker/api').WorkerApi\n"],
    ['worker/index.ts', importing('#domain/errors')],
    ['worker/commands/accounts/login.ts', importing('../../net/request')],
    ['sw/index.ts', importing('#domain/storage-keys')],
    ['gateway/create-app.ts', importing('#deploy/headers')],
    ['demo/main.ts', importing('#gateway/create-app')],
    ['tests/worker/sync/sync-cycle.test.ts', importing('#worker/sync/sync-cycle')],
    ['tests/src/shell/app.test.tsx', importing('../../../src/shell/app')],
    ['e2e/lobby/lobby.e2e.ts', importing('../support/test')],
  ])('%s may: %s', async (file, source) => {
    expect(await brokenRules(file, source)).not.toContain('local/boundaries')
  })
})

describe('layers of the page', () => {
  test.each<Case>([
    ['src/features/lobby/grid.tsx', importing('../games/frame')],
    ['src/features/lobby/tiles/tile.tsx', importing('../../games/frame')],
    ['src/features/lobby/tiles/tile.tsx', importing('../../../shell/router')],
    ['src/features/lobby/tiles/tile.tsx', "void import('../../../shell/router')\n"],
    ['src/shared/session/session.ts', importing('../../features/lobby/grid')],
    ['src/shared/session/session.ts', importingType('../../shell/router')],
    ['src/ui/controls/button.tsx', importing('../../features/lobby/grid')],
    ['src/ui/controls/button.tsx', importing('../../shell/router')],
    ['src/ui/controls/button.tsx', importing('../../shared/session/session')],
    ['src/ui/controls/button.tsx', importing('../../i18n/use-translation')],
    ['src/i18n/i18n.ts', importing('../shell/router')],
    ['src/i18n/i18n.ts', importing('../shared/session/session')],
    ['src/i18n/i18n.ts', importing('../ui/controls/button')],
    ['src/boot/boot.ts', importing('../shell/router')],
    ['src/boot/boot.ts', importing('../main')],
    ['src/shell/router.tsx', importing('../main')],
    ['src/shared/page/page-state.ts', importing('../../boot/boot')],
    ['src/ui/controls/button.tsx', importing('../../design/samples')],
    ['src/shell/router.tsx', importing('../design/design-page')],
    ['src/features/lobby/grid.tsx', importing('../../design/samples')],
    ['src/main.tsx', "void import('./design/main')\n"],
  ])('%s: %s', async (file, source) => {
    expect(await brokenRules(file, source)).toContain('local/boundaries')
  })

  test.each<Case>([
    ['src/features/lobby/grid.tsx', importing('./tiles/tile')],
    ['src/features/lobby/grid.tsx', importing('../../ui/controls/button')],
    ['src/features/lobby/grid.tsx', importing('../../shared/session/session')],
    ['src/shared/session/session.ts', importing('../../i18n/use-translation')],
    ['src/shared/session/session.ts', importing('../games/launch')],
    ['src/shell/router.tsx', importing('../features/lobby/grid')],
    ['src/main.tsx', importing('./shell/app')],
    ['src/boot/boot.ts', importing('../shared/page/page-facts')],
    ['src/boot/boot.ts', importing('./snapshot/show-snapshot')],
    ['src/design/groups/tiles.tsx', importing('../../features/lobby/game-tile')],
    ['src/design/frames.tsx', importing('../shell/layout/header')],
    ['src/design/main.tsx', importing('../boot/critical.css')],
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
    ['domain/routing/safe-url.ts', importing('valtio')],
  ])('%s: %s', async (file, source) => {
    expect(await brokenRules(file, source)).toContain('local/boundaries')
  })

  test.each<Case>([
    ['worker/index.ts', importing('comlink')],
    ['src/main.tsx', importing('react-dom/client')],
    ['demo/main.ts', importing('hono')],
    ['domain/tables/schema.ts', importing('dexie')],
  ])('%s may: %s', async (file, source) => {
    expect(await brokenRules(file, source)).not.toContain('local/boundaries')
  })
})
