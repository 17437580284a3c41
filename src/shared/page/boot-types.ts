import type { LanguageCode } from '#domain/language/languages'

/** The state of the document's inline script (src/boot/boot.ts), for the page to take over. */
export interface Boot {
  readonly language: LanguageCode
  /** By the player on an earlier visit, or by the address. */
  readonly isLanguageRequested: boolean
  /** Named by the address; the player's choice once the merchant is known to offer it. */
  readonly addressLanguage?: LanguageCode | null
  readonly workerUrl: string
  /** Null where the browser refuses a worker; the client says so. */
  worker: Worker | null
  /** A session token from the URL; null after the app has taken it over. */
  addressToken: string | null
  /** The browser's offer to install the app, kept from its first moment on (INS-01). */
  installPrompt?: Event
  /** The browser has installed it before anything else listened (INS-01). */
  isInstalled?: true
  /** How code that comes late and draws nothing moves on within the app. */
  go?: (to: string) => void
  /** The name at the end of every title: the merchant's, as far as it is known. */
  title?: string
  /** For the document itself, at the place where the last home screen may stand. */
  readonly showSnapshot: () => void
}
