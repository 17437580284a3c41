import { proxy } from 'valtio'
import { SUBMIT_LOCK_MS } from '#domain/constants/timing'
import type { AppError } from '#domain/errors'
import type { LoginOutcome } from '#domain/port'
import type { Result } from '#domain/result'
import { commands } from '../../app/worker-client'
import { startSession } from '../../state/session-state'

/** LOG-02: idle, processing, and the half second after it in which nothing is taken. */
type LoginStatus = 'idle' | 'processing' | 'locked'

/** Of the page, not of the form: whoever leaves it and comes back finds the login that is still under way. */
export const loginState = proxy<{ status: LoginStatus }>({ status: 'idle' })

/**
 * Logs in, one login at a time. The session begins also when the player has left the form meanwhile: the worker has it,
 * so there is never a second. Null while another is under way.
 */
export const submitLogin = async (
  credentials: Parameters<typeof commands.logIn>[0],
): Promise<Result<LoginOutcome, AppError> | null> => {
  if (loginState.status !== 'idle') return null
  loginState.status = 'processing'
  const result = await commands.logIn(credentials)
  const isGivenUp = !result.ok && result.error.kind === 'aborted'
  loginState.status = isGivenUp ? 'idle' : 'locked'
  if (!isGivenUp) setTimeout(() => (loginState.status = 'idle'), SUBMIT_LOCK_MS)
  if (result.ok) startSession(result.value.session, result.value.updatePassword)
  return result
}
