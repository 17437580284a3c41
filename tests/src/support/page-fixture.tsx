import { act, render } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { TableName, Tables } from '#domain/tables/schema'
import { memoryTables } from '../../../src/shared/worker/query/page-tables'
import { loadLanguage } from '../../../src/i18n/load-language'
import { loadDeferredTranslations } from '../../../src/i18n/load-deferred-translations'
import { overlayState } from '../../../src/shared/overlays/overlay-queue'
import { pageState } from '../../../src/shared/page/page-state'
import { toasts } from '../../../src/shared/overlays/toasts'
import { updateState } from '../../../src/shared/updates/update-state'

const { setTimeout } = globalThis // also in a test that holds the clock
let count = 0

/** A page on a first visit, in English, online, with its rows in memory; every test has its own merchant. */
export const startPage = async (path = '/m/home'): Promise<void> => {
  count += 1
  Object.assign(pageState, {
    ...{ merchant: `merchant-${String(count)}`, language: 'EN', storage: 'memory', worker: 'ready' },
    ...{ session: null, remembered: null, mustChangePassword: false, urlToken: 'none' },
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

const inApp = (children: ReactNode) => (
  <BrowserRouter>
    <Suspense fallback={null}>{children}</Suspense>
  </BrowserRouter>
)

/** Renders under a router like the app, and waits for suspended parts. */
export const show = async (children: ReactNode) => {
  const view = render(inApp(children))
  await change(() => undefined)
  return { ...view, rerender: (next: ReactNode): Promise<void> => change(() => view.rerender(inApp(next))) }
}

/** Runs an action and waits until React and suspended parts have finished. */
export const change = (run: () => void): Promise<void> =>
  act(async () => {
    run()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
