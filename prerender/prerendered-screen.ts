import type { LanguageCode } from '#domain/language/languages'

/** The home screen of a guest in one language. */
export interface PrerenderedScreen {
  readonly merchant: string
  readonly language: LanguageCode
  /** The markup of a snapshot, with `{tile}`, `{banner}` or a number of CSS px in place of the width of an image. */
  readonly markup: string
  /** The title of config.json; '' if it has none. */
  readonly title: string
  /** The merchant's own texts that this screen shows, as the page stores them; '' if it shows none. */
  readonly texts: string
  /** The merchant's style and accent, as the page stores them. */
  readonly templates: string
  /** The languages that the merchant offers. */
  readonly languages: readonly LanguageCode[]
}

/** What the bundle of this folder exports. */
export interface Prerenderer {
  /**
   * Requests the rows of a guest's first visit and renders its home screen. Runs in Node, with the globals of a
   * document; one call at a time.
   * @param origin of the app's host
   * @throws if the merchant is closed, a request fails, or the screen breaks the rules of a snapshot
   */
  readonly prerenderHome: (origin: string, language: LanguageCode) => Promise<PrerenderedScreen>
}
