import { IMAGE_RULES_KEY, LANGUAGE_KEY, MERCHANT_KEY } from '#domain/storage-keys'
import type { Signal } from '#domain/port'
import { toLanguageCode } from '#domain/language/language-choice'
import type { StatusError } from '#domain/lines/status-error'
import { storeImageRules } from '../../shared/page/image-rules'
import { storeChoice } from '../../shared/storage/storage-area'
import { openOverlay, showFailure } from '../../shared/overlays/overlay-queue'
import { pageState, setLanguage } from '../../shared/page/page-state'
import { currentMember, endSession, endSessionByPlayer } from '../../shared/session/session-state'
import { showToast } from '../../shared/overlays/toasts'
import { languageParam } from '../../shared/worker/client/page-facts'
import { memoryTables } from '../../shared/worker/query/page-tables'
import { withPreloadModule } from '../preload/idle-preload'
import { onAutoLogin } from '../session/restore-session'

/** Handles the worker's signals. */
export const handleSignal = (signal: Signal): void => {
  switch (signal.type) {
    case 'persist':
      if (signal.key === IMAGE_RULES_KEY) storeImageRules(signal.value)
      else storeChoice(signal.key, signal.value)
      if (signal.key === MERCHANT_KEY) pageState.merchant = signal.value
      return
    case 'restore':
      restoreChoices(signal.choices)
      return
    case 'rows':
      for (const change of signal.changes) memoryTables.apply(change)
      return
    case 'storage':
      pageState.storage = signal.mode
      return
    case 'failure':
      showFailure(signal.error)
      return
    case 'status-trouble':
      onStatusTrouble(signal.trouble)
      return
    case 'closed':
      // If the chunk is unavailable, the next status response a minute later tries again.
      void withPreloadModule(({ showSiteUnavailable }) => showSiteUnavailable(signal.closing))
      return
    case 'session-over':
      onSessionOver(signal.reason)
      return
    case 'auto-login':
      onAutoLogin(signal.outcome)
      return
    default:
      signal satisfies never
  }
}

/** Restores stored choices, except the language if the URL names one for this visit (SHL-05). */
const restoreChoices = (choices: Extract<Signal, { type: 'restore' }>['choices']): void => {
  for (const [key, value] of choices) {
    if (key !== LANGUAGE_KEY) storeChoice(key, value)
    else if (!languageParam()) restoreLanguage(value)
  }
}

const restoreLanguage = (value: string): void => {
  storeChoice(LANGUAGE_KEY, value)
  const code = toLanguageCode(value)
  if (code) void setLanguage(code).catch(() => undefined)
}

/** Opens the domain dialog, or a notice with the gateway's message (LINE-04). */
const onStatusTrouble = ({ kind, message }: StatusError): void => {
  if (kind === 'domain') openOverlay({ kind, message })
  else openOverlay({ kind, reason: { type: 'status', message } })
}

/**
 * Ends the session. If the gateway ended it, the login notice is shown once. If the player logged out in another tab,
 * only a toast is shown.
 */
const onSessionOver = (reason: 'refused' | 'elsewhere'): void => {
  if (!currentMember()) {
    endSession() // a pending session that no screen has entered yet
    return
  }
  if (reason === 'refused') {
    endSession()
    openOverlay({ kind: 'notice', reason: { type: 'session-over' } })
  } else {
    endSessionByPlayer()
    showToast({ key: 'session.loggedOut' })
  }
}
