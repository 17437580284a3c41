import { subscribeKey } from 'valtio/utils'
import { LOGIN_PATH } from '#domain/constants/routes'
import { PATIENCE_MS } from '#domain/constants/timing'
import { isUndecided } from '#domain/errors'
import type { AutoLoginOutcome } from '#domain/port'
import { routeKindOf } from '#domain/rules/route-guard'
import { overlayState } from '../state/overlay-queue'
import { pageState } from '../state/page-state'
import { currentMember, endSession, startSession } from '../state/session-state'
import { showToast } from '../state/toasts'
import type { Go } from './use-go'
import { commands } from './worker-client'

/** Held here and nowhere else, until the worker has answered for it (SES-03). */
let addressToken = ''

/**
 * Finds out who plays, once the page stands: by the token that came in the address, else by the login that needs no form
 * (LOG-09). Neither holds up the first screen.
 */
export const startOfSession = (go: Go): (() => void) => {
  const { mcBoot } = window
  const token = mcBoot?.addressToken ?? ''
  if (mcBoot) Object.assign(mcBoot, { addressToken: null, go })
  if (pageState.addressToken === 'asking' && token !== '') {
    addressToken = token
    void askForToken().then(() => (pageState.remembered ? logInByItself(go) : undefined))
  } else if (addressToken === '') {
    void logInByItself(go)
  }
  // A worker that was replaced knows nothing of a login that waited in the one before.
  return subscribeKey(pageState, 'worker', (state) => {
    if (state === 'ready' && pageState.remembered) void logInByItself(go)
  })
}

let asking: Promise<void> | undefined
let patience: ReturnType<typeof setTimeout> | undefined

/**
 * Asks whose the token of the address is: once, however often the player asks for it, who is offered that after a while.
 * Refused it is gone; where nobody answers it may be asked about again.
 */
export const askForToken = (): Promise<void> => {
  const token = addressToken
  if (token === '') return Promise.resolve()
  pageState.addressToken = 'asking'
  clearTimeout(patience)
  // What comes later counts all the same.
  patience = setTimeout(() => (pageState.addressToken = 'unanswered'), PATIENCE_MS)
  asking ??= adopt(token).finally(() => (asking = undefined))
  return asking
}

const adopt = async (token: string): Promise<void> => {
  const result = await commands.adoptToken({ token })
  clearTimeout(patience)
  if (result.ok) {
    startSession(result.value.session, result.value.updatePassword)
  } else if (isUndecided(result.error) || result.error.kind === 'worker') {
    pageState.addressToken = 'unanswered'
    return
  } else if (!currentMember()) {
    showToast({ key: 'failure.login.again', tone: 'danger' })
  }
  addressToken = ''
  pageState.addressToken = 'none'
}

const logInByItself = async (go: Go): Promise<void> => {
  if (pageState.session || addressToken !== '') return
  const result = await commands.autoLogin()
  if (result.ok) carryOut(result.value, go)
}

const carryOut = (outcome: AutoLoginOutcome, go: Go): void => {
  if (outcome.kind === 'member') {
    // Also when the player was faster: the worker has this one, and the last login is the one that counts.
    startSession(outcome.outcome.session, outcome.outcome.updatePassword)
    return
  }
  if (pageState.session) return
  switch (outcome.kind) {
    case 'guest':
      if (pageState.remembered) endSession()
      return
    case 'form':
      if (pageState.remembered) endSession()
      // From a page for members the guard leads there by itself.
      if (mayInterrupt()) go(LOGIN_PATH)
      return
    case 'waiting':
      pageState.remembered = outcome.member
      return
    default:
      outcome satisfies never
  }
}

const mayInterrupt = (): boolean =>
  routeKindOf(window.location.pathname) === 'open' && overlayState.activity === 'free'
