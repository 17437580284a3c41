import { subscribeKey } from 'valtio/utils'
import type { AutoLoginOutcome } from '#domain/port'
import { pageState } from '../../shared/page/page-state'
import { endSession, startSession } from '../../shared/session/session-state'
import { showToast } from '../../shared/overlays/toasts'
import type { Navigate } from '../../shared/routing/use-app-navigate'
import { commands } from '../../shared/worker/client/worker-client'

/**
 * Determines the current player once the page is shown: by the token in the URL, which `TokenExchangePage` verifies,
 * else by the automatic login (LOG-09). Neither delays the first screen.
 */
export const restoreSession = (go: Navigate): (() => void) => {
  const { mcBoot } = window
  if (mcBoot) {
    mcBoot.go = go
    // It counts on pages for members alone.
    if (pageState.addressToken === 'none') mcBoot.addressToken = null
  }
  void logInByItself()
  // A worker that was replaced knows nothing of a login that waited in the one before.
  return subscribeKey(pageState, 'worker', (state) => {
    if (state === 'ready' && pageState.remembered) void logInByItself()
  })
}

/** Starts the automatic login, unless a session or a token of the address comes first. */
export const logInByItself = async (): Promise<void> => {
  if (pageState.session || pageState.addressToken !== 'none') return
  const result = await commands.autoLogin()
  if (result.ok) onAutoLogin(result.value)
  // The worker still waits, for its code or for the merchant.
  else if (result.error.kind === 'timeout' && pageState.remembered) void logInByItself()
}

/** Handles the result of the automatic login. The message for a failed one is in a lazy chunk. */
export const onAutoLogin = (outcome: AutoLoginOutcome): void => {
  if (outcome.kind === 'member') {
    // Also when the player was faster: the worker has this one, and the last login is the one that counts.
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
  import('../../features/accounts/login/auto-login-failed').then(
    ({ onMissedLogin }) => onMissedLogin(outcome),
    () => showToast({ key: 'failure.login.again', tone: 'danger' }),
  )
}
