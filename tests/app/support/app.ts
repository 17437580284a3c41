import { readFileSync } from 'node:fs'
import path from 'node:path'
import { configure } from '@testing-library/dom'
import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, vi } from 'vitest'
import { LANGUAGES } from '#domain/language/languages'
import { WebLocks } from '../../support/web-locks'
import { gateway, ORIGIN } from './app-gateway'
import { watchConsole } from './console-watch'
import { restartPageClock, startPageClock, stopPageClock } from './page-clock'
import { showPage } from './page-events'
import { replaceUrl, startHistory } from './page-history'
import { roots } from './page-roots'
import { PortWorker, workers } from './port-worker'
import { bindImports, installRealms, Realm } from './realm'

export { gateway, ORIGIN }

/**
 * The whole app in one process, for tests that need no browser: the real page in happy-dom, the real worker at a
 * message port, the real tables in fake-indexeddb, and the reference gateway's own handlers.
 */
const ROOT = path.resolve(import.meta.dirname, '../../..')
const SOURCE = readFileSync(path.join(ROOT, 'index.html'), 'utf8')
const BODY = (/<body>(.*)<\/body>/su.exec(SOURCE)?.[1] ?? '').replaceAll(/<script.*?<\/script>/gsu, '')

const SLOW_MS = Number(process.env['WAIT_TIMEOUT_MS'] ?? 20_000) // a busy machine; only raises the limit of a wait

/** What the build writes into the code. */
const BUILD = {
  __WORKER_URL__: '/m/assets/worker.js',
  __ENGINE_URL__: '',
  __LANGUAGES__: LANGUAGES.map(({ code }) => code),
  __LOCALE_URL__: '',
  __BUILD_ID__: 'test',
  __APP_VERSION__: '1.0.0',
}

installRealms()
await import('react-dom/client') // React keeps the timers it finds: not those of a clock that ends with a test
watchConsole()
configure({ asyncUtilTimeout: SLOW_MS, getElementError: (message) => elementError(message ?? '') })
Object.assign(globalThis, BUILD, {
  fetch: gateway.network.fetch,
  Worker: PortWorker,
  importOfPage: bindImports, // vitest.config.ts
})

/** What a test did not find, with the text that the player sees; the whole document would be hundreds of lines. */
const elementError = (message: string): Error => {
  const text = [...document.querySelectorAll('#root, dialog, [role=alert]')]
    .map(({ tagName, textContent }) => `${tagName.toLowerCase()}: ${textContent.replaceAll(/\s+/gu, ' ')}`)
    .join('\n')
  return new Error(`${message.split('\n', 1)[0] ?? ''} at ${location.pathname}${location.search}\n${text}`)
}

/** Opens a path of the app in a new document: its inline script, the page, its worker. Storage is kept. */
export const open = async (pathname: string): Promise<void> => {
  close()
  replaceUrl(pathname)
  document.head.replaceChildren()
  document.title = 'Games'
  document.documentElement.removeAttribute('lang')
  document.documentElement.removeAttribute('dir')
  document.body.innerHTML = BODY
  vi.resetModules()
  Realm.page = new Realm()
  restartPageClock()
  startHistory(Realm.page)
  await import('../../../src/boot/boot')
  window.mcBoot?.showSnapshot()
  await import('../../../src/main')
}

/** Loads the current page again, as a new document. */
export const reload = (): Promise<void> => open(location.pathname + location.search + location.hash)

/** Closes the page: its worker ends, and nothing that it has started goes on. */
export const close = (): void => {
  for (const root of roots) root.unmount()
  roots.clear()
  Realm.page?.end() // before its worker: a page that is left does not see its worker end
  for (const worker of workers.all.splice(0)) worker.terminate()
  Realm.page = undefined
}

/** Closes the page and opens a path as a new visit: session storage is empty, local storage and tables remain. */
export const visitAgain = async (pathname: string): Promise<void> => {
  close()
  sessionStorage.clear()
  await open(pathname)
}

beforeEach(async () => {
  startPageClock()
  await gateway.reset()
  localStorage.clear()
  sessionStorage.clear()
  for (const name of document.cookie.matchAll(/[^=; ]+(?==)/gu))
    document.cookie = `${name[0]}=; max-age=0; path=/`
  Dexie.dependencies.indexedDB = new IDBFactory()
  workers.locks = new WebLocks().tab((cleanup) => Realm.current?.onEnd(cleanup))
  Object.defineProperty(navigator, 'locks', { value: workers.locks, configurable: true })
})

afterEach(() => {
  close()
  showPage() // after that: a page that returns checks its worker
  stopPageClock()
})
