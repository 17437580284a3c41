import { statusTrouble, type StatusError } from '#domain/lines/status-error'
import type { SyncError } from '../sync/sync-resource'

const CHANNEL = 'mc-status'

/** Messages between tabs, as plain text: `ask`, or an error with its kind in front; `fine` if there is none. */
const NEWS = /^(ask|fine|domain|notice) (.*)$/su

/** Shares status errors of the leader with the tab that the player looks at (LINE-04). */
export interface StatusErrorReporter {
  /** Called after status was requested in this tab. @param error null if it succeeded */
  readonly note: (error: SyncError | null) => void
  /** Called when this tab has just opened: requests the current error. */
  readonly ask: () => void
  /** Called when the player retries: an error that persists is reported once more. */
  readonly forget: () => void
}

/** @param report called once for as long as the same error persists */
export const createStatusErrorReporter = (report: (trouble: StatusError) => void): StatusErrorReporter => {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
  let current = ''
  let lastSent = ''
  let isWitness = false

  const receive = (text: string): void => {
    const isNews = text !== lastSent
    current = lastSent = text
    const [, kind, message = ''] = NEWS.exec(text) ?? []
    if (isNews && (kind === 'domain' || kind === 'notice')) report({ kind, message })
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const text = String(data)
    const kind = NEWS.exec(text)?.[1]
    if (kind === 'ask') {
      if (isWitness) channel.postMessage(current)
    } else if (kind) receive(text)
  })

  return {
    note: (error) => {
      const trouble = error && error.kind !== 'fenced' ? statusTrouble(error) : null
      // No response: the earlier error may persist.
      if (error && !trouble) return
      const text = trouble ? `${trouble.kind} ${trouble.message}` : 'fine '
      isWitness = true
      if (text !== current) channel?.postMessage(text)
      receive(text)
    },
    ask: () => {
      channel?.postMessage('ask ')
    },
    forget: () => {
      lastSent = ''
    },
  }
}
