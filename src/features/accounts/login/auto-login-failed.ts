import { LOGIN_PATH } from '#domain/routing/routes'
import type { AutoLoginOutcome } from '#domain/port'
import { routeKindOf } from '#domain/routing/route-guard'
import { openOverlay, overlayState } from '../../../shared/overlays/overlay-queue'
import { showToast } from '../../../shared/overlays/toasts'
import { enableCaptchaRow, isCaptchaError } from '../form/captcha-error'
import { takeUpSecondStep } from './login-state'

type Missed = Extract<AutoLoginOutcome, { kind: 'form' | 'failed' }>

/**
 * Shows the player why the automatic login did not log them in: the second step that it asks for (LOG-05), the form
 * where a captcha is required (LOG-09), else a notice.
 */
export const onMissedLogin = (outcome: Missed): void => {
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

/** Opens the form. A page for members leads there by itself, and a game goes on. */
const openForm = (): void => {
  const kind = routeKindOf(window.location.pathname)
  if (kind !== 'open' && kind !== 'both') return
  if (overlayState.activity === 'free') window.mcBoot?.go?.(LOGIN_PATH)
  else showToast({ key: 'failure.login.again' })
}
