import type { LanguageCode } from '#domain/language/languages'
import type { PageFacts } from '#domain/port'

/** The state of the document's inline script (src/boot/boot.ts), for the page to take over. */
export interface Boot {
  readonly buildId: string
  readonly appVersion: string
  readonly language: LanguageCode
  /** Chosen by the player on an earlier visit, or by the URL. */
  readonly isLanguageRequested: boolean
  /** The language in the URL; it becomes the player's choice once the merchant is known to offer it. */
  readonly urlLanguage?: LanguageCode | null
  readonly workerUrl: string
  /** Reads what a worker needs from the page. Here, because the document's script reads it for the first worker. */
  readonly readPageFacts: (language: LanguageCode) => PageFacts
  /**
   * Starts the document's worker at its first call, at the latest after the first frame. Returns it; null if the browser
   * does not allow a worker, or the page has been frozen.
   */
  readonly startWorker: () => Worker | null
  /** A session token from the URL; null after the app has taken it over. */
  urlToken: string | null
  /** True if the merchant has texts of its own, as far as this device knows. */
  readonly hasTexts?: boolean
  /** The browser's offer to install the app, saved from the first moment on (INS-01). */
  installPrompt?: Event
  /** True if the browser has installed the app before anything else listened (INS-01). */
  isInstalled?: true
  /** Navigates within the app, for lazy code that renders nothing. */
  go?: (to: string) => void
  /** The name at the end of every title: the merchant's, once it is known. */
  title?: string
  /** Called by the document itself, at the position of the last home screen. */
  readonly showSnapshot: () => void
  /** The last home screen, if it is shown. */
  snapshot?: ShownSnapshot | null
}

/** The last home screen in front of the skeleton, until React has drawn the same. */
export interface ShownSnapshot {
  readonly stage: HTMLElement
  /** The control on it that the player has tapped last. */
  tapped: Element | null
}
