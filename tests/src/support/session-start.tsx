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

/** A page that only a known visitor enters. */
export const guarded = (
  <RouteGuard>
    <p>inside</p>
  </RouteGuard>
)

/** Where the starts of this test have led. */
export const went: string[] = []

export const start = async (): Promise<void> => {
  await change(() => {
    restoreSession((to) => went.push(to))
  })
}

/** The document's script has run and has taken this token out of the URL. */
export const bootWith = (addressToken: string | null): void => {
  window.mcBoot = {
    language: 'EN',
    isLanguageRequested: false,
    workerUrl: '',
    worker: null,
    addressToken,
    showSnapshot: () => undefined,
  }
}

/** Before each test: the home page of a visitor nobody knows yet. */
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
