import { toStatusError, type StatusError } from '#domain/lines/status-error'
import type { SyncError } from '../sync/sync-resource'
import { openTabChannel } from '../tab-channels'

/** Messages between tabs, as plain text: `ask`, or an error with its kind in front; `fine` if there is none. */
const MESSAGE = /^(ask|fine|domain|notice) (.*)$/su

/** Shares status errors of the leader with the tab that the player looks at (LINE-04). */
export interface StatusErrorReporter {
  /** Called after status was requested in this tab. @param error null if it succeeded */
  readonly onStatusResult: (error: SyncError | null) => void
  /** Called when this tab has just opened: requests the current error. */
  readonly ask: () => void
  /** Called when the player retries: an error that persists is reported once more. */
  readonly forget: () => void
}

/** @param report called once for as long as the same error persists */
export const createStatusErrorReporter = (report: (trouble: StatusError) => void): StatusErrorReporter => {
  let current = ''
  let lastSent = ''
  let hasChecked = false

  const receive = (text: string): void => {
    const isNew = text !== lastSent
    current = lastSent = text
    const [, kind, message = ''] = MESSAGE.exec(text) ?? []
    if (isNew && (kind === 'domain' || kind === 'notice')) report({ kind, message })
  }
  const channel = openTabChannel('mc-status', (text) => {
    const kind = MESSAGE.exec(text)?.[1]
    if (kind === 'ask') {
      if (hasChecked) channel.post(current)
    } else if (kind) receive(text)
  })

  return {
    onStatusResult: (error) => {
      const trouble = error && error.kind !== 'fenced' ? toStatusError(error) : null
      // No response: the earlier error may persist.
      if (error && !trouble) return
      const text = trouble ? `${trouble.kind} ${trouble.message}` : 'fine '
      hasChecked = true
      if (text !== current) channel.post(text)
      receive(text)
    },
    ask: () => {
      channel.post('ask ')
    },
    forget: () => {
      lastSent = ''
    },
  }
}
