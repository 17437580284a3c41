import { subscribeKey } from 'valtio/utils'
import type { AutoLoginOutcome } from '#domain/port'
import { pageState } from '../../shared/page/page-state'
import { endSession, startSession } from '../../shared/session/session-state'
import { showToast } from '../../shared/overlays/toasts'
import type { Navigate } from '../../shared/routing/use-app-navigate'
import { commands } from '../../shared/worker/client/commands'

/**
 * Determines the current player once the page is shown: by the token in the URL, which `TokenExchangePage` verifies,
 * else by the automatic login (LOG-09). Neither delays the first screen.
 */
export const restoreSession = (go: Navigate): (() => void) => {
  const { mcBoot } = window
  if (mcBoot) {
    mcBoot.go = go
    // The token is used on members-only pages only.
    if (pageState.urlToken === 'none') mcBoot.urlToken = null
  }
  void logInByItself()
  // A respawned worker has no pending login, so the automatic login starts again.
  return subscribeKey(pageState, 'worker', (state) => {
    if (state === 'ready' && pageState.remembered) void logInByItself()
  })
}

/** Starts the automatic login, unless there is a session or a token from the URL. */
export const logInByItself = async (): Promise<void> => {
  if (pageState.session || pageState.urlToken !== 'none') return
  const result = await commands.autoLogin()
  if (result.ok) onAutoLogin(result.value)
  // The worker still waits for its lazy code or for the merchant.
  else if (result.error.kind === 'worker' && result.error.detail === 'timeout' && pageState.remembered)
    void logInByItself()
}

/** Handles the result of the automatic login. The message for a failed one is in a lazy chunk. */
export const onAutoLogin = (outcome: AutoLoginOutcome): void => {
  if (outcome.kind === 'member') {
    // Also if the player has logged in meanwhile: the worker has this session, and the last login counts.
    startSession(outcome.outcome.session, outcome.outcome.updatePassword)
    return
  }
  if (pageState.session) return
  if (outcome.kind === 'waiting') {
    pageState.remembered = outcome.member
    return
  }
  if (pageState.remembered) endSession()
  if (outcome.kind === 'guest') return
  import('../../features/accounts/login/show-auto-login-failure').then(
    ({ showAutoLoginFailure }) => showAutoLoginFailure(outcome),
    () => showToast({ key: 'failure.login.again', tone: 'danger' }),
  )
}
