import { proxy } from 'valtio'
import { SLOW_HINT_DELAY_MS } from '#domain/timing'
import { isRetryable } from '#domain/errors'
import type { TokenOutcome } from '#domain/port'
import { pageState } from '../../shared/page/page-state'
import { currentMember, startSession } from '../../shared/session/session-state'
import { showToast } from '../../shared/overlays/toasts'
import { logInByItself } from './restore-session'
import { commands } from '../../shared/worker/client/worker-client'

type Question = Extract<TokenOutcome, { kind: 'question' }>

/** Asks the player before the account from the URL replaces theirs (SES-03); null while there is no question. */
export const tokenQuestion = proxy<{ asked: Question | null }>({ asked: null })

/** Held here and nowhere else, until the worker has answered for it. */
let token = ''
let asking: Promise<void> | undefined
let slowTimer: ReturnType<typeof setTimeout> | undefined
/** The member whom the player agreed to replace. */
let replaces: string | undefined

/**
 * Verifies the token from the URL, once, however often the player retries; the retry is offered after a while. A
 * rejected token is removed. If the gateway is unreachable, the token can be verified again.
 */
export const exchangeAddressToken = (): void => {
  const { mcBoot } = window
  if (mcBoot?.addressToken) {
    token = mcBoot.addressToken
    mcBoot.addressToken = null
  }
  if (token === '' || tokenQuestion.asked) return
  pageState.addressToken = 'asking'
  clearTimeout(slowTimer)
  // What comes later counts all the same.
  slowTimer = setTimeout(() => (pageState.addressToken = 'unanswered'), SLOW_HINT_DELAY_MS)
  asking ??= adopt().finally(() => (asking = undefined))
}

/** Handles the player's response to the question. */
export const answerTokenQuestion = (isSwitch: boolean): void => {
  replaces = tokenQuestion.asked?.current.id
  tokenQuestion.asked = null
  if (isSwitch) exchangeAddressToken()
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
    pageState.addressToken = 'unanswered'
    return
  } else if (!currentMember()) {
    showToast({ key: 'failure.login.again', tone: 'danger' })
  }
  leaveToken()
}

/** The token is settled; a remembered login that waited for it runs now. */
const leaveToken = (): void => {
  token = ''
  replaces = undefined
  pageState.addressToken = 'none'
  if (pageState.remembered) void logInByItself()
}
