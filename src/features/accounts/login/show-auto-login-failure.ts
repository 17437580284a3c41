import { LOGIN_PATH } from '#domain/routing/routes'
import type { AutoLoginOutcome } from '#domain/port'
import { routeKindOf } from '#domain/routing/route-guard'
import { openOverlay, overlayState } from '../../../shared/overlays/overlay-queue'
import { showToast } from '../../../shared/overlays/toasts'
import { enableCaptchaRow, isCaptchaError } from '../form/captcha-error'
import { takeUpSecondStep } from './login-state'

type Missed = Extract<AutoLoginOutcome, { kind: 'form' | 'failed' }>

/**
 * Shows why the automatic login failed: the required second step (LOG-05), the form if a captcha is required
 * (LOG-09), otherwise a notice.
 */
export const showAutoLoginFailure = (outcome: Missed): void => {
  if (outcome.kind === 'form') {
    openForm()
    return
  }
  const { error } = outcome
  if (isCaptchaError(error)) {
    enableCaptchaRow(error, null)
    openForm()
  } else if (
    error.kind !== 'refused' ||
    !error.verification ||
    !takeUpSecondStep(error.verification, openForm)
  ) {
    openOverlay({ kind: 'notice', reason: { type: 'login-failed', error } })
  }
}

/** Opens the login form. A members-only page redirects there by itself; a game continues. */
const openForm = (): void => {
  const kind = routeKindOf(window.location.pathname)
  if (kind !== 'open' && kind !== 'both') return
  if (overlayState.activity === 'free') window.mcBoot?.go?.(LOGIN_PATH)
  else showToast({ key: 'failure.login.again' })
}
