import type { LanguageCode } from '#domain/language/languages'
import 'vite/types/customEvent.d.ts'

/** A changed translation file. */
interface ChangedTexts {
  readonly language: LanguageCode
  readonly part: 'first' | 'rest'
  readonly texts: Readonly<Record<string, string>>
}

/** What the development server sends to its pages, in addition to Vite's own events. */
declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'lobby:texts': ChangedTexts
    /** The gateway has restarted: its responses may differ. */
    'lobby:gateway': null
    /** The document's inline style has changed. */
    'lobby:style': { readonly css: string }
  }
}
