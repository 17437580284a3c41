import type { LanguageCode } from '../language/languages'

/** What the page knows of itself, as read: the worker turns it into classes, and reports only those. */
export interface ReportContext {
  /** Path on this host that takes the reports, from config.json. */
  readonly url: string
  readonly build: string
  /** Path of the page at its start, and now; without queries. */
  readonly landing: string
  readonly path: string
  readonly language: LanguageCode
  readonly effectiveType?: string | undefined
  readonly savesData: boolean
  readonly memoryGb?: number | undefined
  readonly cores?: number | undefined
  readonly isStandalone: boolean
}

/** What the page has seen since it was reported last. */
export interface PageObservations {
  /** True in the first of a page. */
  readonly isOpen?: boolean
  /** Milliseconds since the navigation began. */
  readonly firstPaintMs?: number | undefined
  readonly gamesMs?: number | undefined
  /** Milliseconds; the score of layout shifts has no unit. */
  readonly inpMs?: number | undefined
  readonly cls?: number | undefined
  readonly errors?: readonly ('uncaught' | 'chunk' | 'worker.crashed')[]
  /** As the browser reports them. */
  readonly violations?: readonly { readonly directive: string; readonly blockedUrl: string }[]
  /** Updates of the app: applied ones with the bytes that were downloaded. */
  readonly updates?: readonly PageUpdate[]
}

export interface PageUpdate {
  readonly outcome: 'applied' | 'failed'
  readonly from: string
  readonly bytes?: number
}
