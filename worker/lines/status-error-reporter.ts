import { statusTrouble, type StatusError } from '#domain/lines/status-error'
import type { SyncError } from '../sync/sync-resource'

const CHANNEL = 'mc-status'

/** Between tabs, as plain text: a question, or what is wrong with its kind before it; `fine` when nothing is. */
const NEWS = /^(ask|fine|domain|notice) (.*)$/su

/** What the tab that syncs learns of status, for the player of whichever tab they look at (LINE-04). */
export interface StatusErrorReporter {
  /** Status has been asked for, here. @param error null when it was answered */
  readonly note: (error: SyncError | null) => void
  /** This tab has just opened: what is wrong now? */
  readonly ask: () => void
  /** The player tries again: what is still wrong then is told once more. */
  readonly forget: () => void
}

/** @param report once for as long as the same thing is wrong */
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
      // Nobody has answered: what was wrong may still be.
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
