/** A message of the studio to a phone's page; `path` is a path of the app. */
export type PreviewMessage =
  | { readonly kind: 'show'; readonly path: string; readonly language: string; readonly visitor: Visitor }
  | { readonly kind: 'reload' }
  | { readonly kind: 'network'; readonly isOnline: boolean }

/** `same`: a member who is logged in stays so. */
export type Visitor =
  | { readonly kind: 'same' | 'guest' }
  | { readonly kind: 'member'; readonly token: string }

/** The report of a phone's page to the studio. */
export interface PreviewPlace {
  readonly kind: 'place'
  /** Path and query that the phone shows, without a token. */
  readonly path: string
  /** True once the service worker has stored the app, so that it opens without a network. */
  readonly isStored: boolean
}
