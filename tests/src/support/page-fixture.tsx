import { act, render } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { parse } from 'valibot'
import { gameSchema } from '#domain/contract/games/games'
import type { GameRow } from '#domain/tables/rows'
import type { TableName, Tables } from '#domain/tables/schema'
import { memoryTables } from '../../../src/shared/worker/query/page-tables'
import { loadLanguage } from '../../../src/i18n/load-language'
import { loadDeferredTranslations } from '../../../src/i18n/load-deferred-translations'
import { overlayState } from '../../../src/shared/overlays/overlay-queue'
import { pageState } from '../../../src/shared/page/page-state'
import { toasts } from '../../../src/shared/overlays/toasts'
import { updateState } from '../../../src/shared/updates/update-state'

let count = 0

/** A page on a first visit, in English, online, with its rows in memory; every test has its own merchant. */
export const startPage = async (path = '/m/home'): Promise<void> => {
  count += 1
  Object.assign(pageState, {
    merchant: `merchant-${String(count)}`,
    language: 'EN',
    storage: 'memory',
    worker: 'ready',
    session: null,
    remembered: null,
    mustChangePassword: false,
    urlToken: 'none',
  })
  overlayState.queue = []
  toasts.items = []
  updateState.status = 'none'
  putRows('connection', [{ id: 'gateway', state: 'online', since: 0 }])
  window.history.replaceState(null, '', path)
  document.title = ''
  await loadLanguage('EN')
  await loadDeferredTranslations()
}

export const putRows = <Name extends TableName>(table: Name, rows: readonly Tables[Name][]): void => {
  memoryTables.apply({ table, puts: rows, deletes: [] })
}

export const gameRow = (gameId: string, name: string, more: Partial<GameRow> = {}): GameRow => ({
  ...parse(gameSchema, {
    gameId,
    nodeId: `${gameId}0`,
    gameCode: name.toUpperCase(),
    name,
    vendor: 'NOVA',
    gameClassify: 'RNG',
    hasTrial: true,
    color: '#123456',
  }),
  merchant: pageState.merchant,
  language: pageState.language,
  ...more,
})

/** The lobby's row and its popular games. */
export const putPopular = (games: readonly GameRow[]): void => {
  const { merchant, language } = pageState
  putRows('games', games)
  putRows('gameIndex', [
    {
      merchant,
      language,
      part: 'lobby',
      popular: games.map((game) => game.gameId),
      shelves: [
        {
          id: 'RNG',
          title: 'Slots',
          count: games.length,
          vendors: [{ vendor: 'NOVA', displayName: 'Nova Reel', image: '', count: games.length }],
          head: [],
        },
      ],
      total: games.length,
    },
  ])
}

/** Renders under a router like the app, and waits for suspended parts. */
export const show = async (children: ReactNode) => {
  const view = render(
    <BrowserRouter>
      <Suspense fallback={null}>{children}</Suspense>
    </BrowserRouter>,
  )
  await change(() => undefined)
  return view
}

/** Runs an action and waits until React and suspended parts have finished. */
export const change = (run: () => void): Promise<void> =>
  act(async () => {
    run()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
