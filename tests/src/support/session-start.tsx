import type { LoginOutcome } from '#domain/port'
import { RouteGuard } from '../../../src/shell/routes/route-guard'
import { TokenWait } from '../../../src/shell/routes/lazy-pages'
import { restoreSession } from '../../../src/shell/session/restore-session'
import { resetCommands } from './fake-commands'
import { change, show, startPage } from './page-fixture'

export const ANN = { id: '7', userName: 'ann', type: 0 }

export const OUTCOME: LoginOutcome = {
  session: { ...ANN, token: 't', merchantCode: 'harbour', firstTimeLogin: false },
  updatePassword: false,
}

/** A page that requires a known visitor. */
export const guarded = (
  <RouteGuard>
    <p>inside</p>
  </RouteGuard>
)

/** The URLs that the starts of this test have navigated to. */
export const went: string[] = []

export const start = async (): Promise<void> => {
  await change(() => {
    restoreSession((to) => went.push(to))
  })
}

/** The document's script has run and has removed this token from the URL. */
export const bootWith = (urlToken: string | null): void => {
  window.mcBoot = {
    language: 'EN',
    isLanguageRequested: false,
    workerUrl: '',
    worker: null,
    urlToken,
    showSnapshot: () => undefined,
  }
}

/** Before each test: the home page of an unknown visitor. */
export const resetStart = async (): Promise<void> => {
  resetCommands()
  went.length = 0
  sessionStorage.clear()
  await startPage('/m/home')
  bootWith(null)
  // A lazily loaded part is rendered once before, so that only access is tested.
  await TokenWait.preload()
  const { unmount } = await show(<TokenWait />)
  unmount()
}
