/** What the studio tells a phone's page; `path` is a path of the app. */
export type PreviewMessage =
  | { readonly kind: 'show'; readonly path: string; readonly language: string; readonly token: string | null }
  | { readonly kind: 'reload' }

/** What the phone's page tells the studio. */
export interface PreviewPlace {
  readonly kind: 'place'
  /** Path and query that the phone shows, without a token. */
  readonly path: string
}
