import { LANGUAGE_KEY, MERCHANT_KEY } from '#domain/storage-keys'
import type { Signal } from '#domain/port'
import { toLanguageCode } from '#domain/language/language-choice'
import type { StatusError } from '#domain/lines/status-error'
import { storeChoice } from '../../shared/storage/storage-area'
import { openOverlay, showFailure } from '../../shared/overlays/overlay-queue'
import { pageState, setLanguage } from '../../shared/page/page-state'
import { currentMember, endSession, endSessionByPlayer } from '../../shared/session/session-state'
import { showToast } from '../../shared/overlays/toasts'
import { memoryTables } from '../../shared/worker/query/page-tables'
import { withPreloadModule } from '../preload/idle-preload'
import { onAutoLogin } from '../session/restore-session'

/** Handles the worker's signals. */
export const handleSignal = (signal: Signal): void => {
  switch (signal.type) {
    case 'persist':
      storeChoice(signal.key, signal.value)
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
      // Where it does not come it is tried when status says so again, a minute later.
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

/** A language that the address names counts for this visit (SHL-05). */
const restoreChoices = (choices: Extract<Signal, { type: 'restore' }>['choices']): void => {
  for (const [key, value] of choices) {
    if (key !== LANGUAGE_KEY) storeChoice(key, value)
    else if (!window.location.search.includes('language=')) restoreLanguage(value)
  }
}

const restoreLanguage = (value: string): void => {
  storeChoice(LANGUAGE_KEY, value)
  const code = toLanguageCode(value)
  if (code) void setLanguage(code).catch(() => undefined)
}

/** LINE-04: the domain dialog, or a notice of what the gateway says. */
const onStatusTrouble = ({ kind, message }: StatusError): void => {
  if (kind === 'domain') openOverlay({ kind, message })
  else openOverlay({ kind, reason: { type: 'status', message } })
}

/**
 * A session that the gateway has ended shows the login notice once. One that the player ended in another tab just
 * ends.
 */
const onSessionOver = (reason: 'refused' | 'elsewhere'): void => {
  if (!currentMember()) {
    endSession() // one that no screen has taken up yet
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
