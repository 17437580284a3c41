import { proxy } from 'valtio'
import { SLOW_HINT_DELAY_MS } from '#domain/timing'
import { type AppError, isRetryable } from '#domain/errors'
import type { TokenOutcome } from '#domain/port'
import { pageState } from '../../shared/page/page-state'
import { currentMember, startSession } from '../../shared/session/session-state'
import { showToast } from '../../shared/overlays/toasts'
import { logInByItself } from './restore-session'
import { commands } from '../../shared/worker/client/commands'

type Question = Extract<TokenOutcome, { kind: 'question' }>

/** Question before the URL's account replaces the player's (SES-03); null while there is none. */
export const tokenQuestion = proxy<{ asked: Question | null }>({ asked: null })

const SLOW: AppError = { kind: 'timeout', limitMs: SLOW_HINT_DELAY_MS }

/** The token from the URL. Stored nowhere else, and only until the worker has responded. */
let token = ''
let asking: Promise<void> | undefined
let slowTimer: ReturnType<typeof setTimeout> | undefined
/** The member whom the player agreed to replace. */
let replaces: string | undefined

/**
 * Verifies the token from the URL. Retries during a verification do not start another one; the retry is offered after
 * a while. A rejected token is removed. After any other failure the token can be verified again.
 */
export const exchangeUrlToken = (): void => {
  const { mcBoot } = window
  if (mcBoot?.urlToken) {
    token = mcBoot.urlToken
    mcBoot.urlToken = null
  }
  if (token === '' || tokenQuestion.asked) return
  pageState.urlToken = 'asking'
  clearTimeout(slowTimer)
  // A later response is still used.
  slowTimer = setTimeout(() => (pageState.urlToken = SLOW), SLOW_HINT_DELAY_MS)
  asking ??= adopt().finally(() => (asking = undefined))
}

/** Handles the player's response to the question. */
export const answerTokenQuestion = (isSwitch: boolean): void => {
  replaces = tokenQuestion.asked?.current.id
  tokenQuestion.asked = null
  if (isSwitch) exchangeUrlToken()
  else leaveToken()
}

const adopt = async (): Promise<void> => {
  const result = await commands.adoptToken({ token, replaces })
  clearTimeout(slowTimer)
  if (result.ok) {
    if (result.value.kind === 'question') {
      tokenQuestion.asked = result.value
      return
    }
    const { session, updatePassword } = result.value.outcome
    startSession(session, updatePassword)
  } else if (isRetryable(result.error) || result.error.kind === 'worker') {
    pageState.urlToken = result.error
    return
  } else if (!currentMember()) {
    showToast({ key: 'failure.login.again', tone: 'danger' })
  }
  leaveToken()
}

/** Removes the token, and starts a remembered login that waited for it. */
const leaveToken = (): void => {
  token = ''
  replaces = undefined
  pageState.urlToken = 'none'
  if (pageState.remembered) void logInByItself()
}
