/**
 * Everything that can go wrong, as one closed union. Nothing throws across the port: a command answers with one of
 * these, and the page shows `describeError` of it in the player's language (A8, S8).
 */
export type AppError =
  /** No answer reached us: no network, refused, cut before the headers. `secure` is whether the page is https (NET-12). */
  | { readonly kind: 'network'; readonly secure: boolean }
  /** The time limit of the call passed, in ms. */
  | { readonly kind: 'timeout'; readonly limitMs: number }
  /** The caller gave up waiting. */
  | { readonly kind: 'aborted' }
  /** An HTTP status with no envelope that says more. */
  | { readonly kind: 'http'; readonly status: number; readonly retryAfterMs?: number }
  /** Bytes came, but not the envelope or not the promised shape (NET-04). */
  | {
      readonly kind: 'malformed'
      readonly detail: string
      /** A page stood in its place, as a portal or a broken host sends it (LINE-04). */
      readonly isPage?: boolean
      /** The same came before: a request before this time would bring nothing else. */
      readonly retryAfterMs?: number
    }
  /** The gateway refused, with its code and its message. */
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly code: string
      readonly message: string
      readonly retryAfterMs?: number
      /** With `login_verify_required`: what stands for the login until one of the methods has verified it (A4). */
      readonly verification?: TwoFactorChallenge
    }
  /** The payload could not be encrypted, so nothing was sent (NET-08). */
  | { readonly kind: 'encryption'; readonly detail: string }
  /** An action of members only, and there is no session. */
  | { readonly kind: 'no-session' }
  /** The session that the request belonged to has ended; one notice says so for all of them (SES-07). */
  | { readonly kind: 'session-over' }
  /** NET-09. */
  | { readonly kind: 'no-url' }
  /** An address that may not be opened (R-14, the contract's gameUrl rule). */
  | { readonly kind: 'unsafe-url' }
  /** The worker did not answer, died, or never started. */
  | { readonly kind: 'worker'; readonly detail: 'timeout' | 'crashed' | 'unavailable' }
  /** The database refused; `quota` when the device is full. */
  | { readonly kind: 'storage'; readonly detail: 'quota' | 'closed' | 'unknown' }

/** What goes wrong before anything reaches the worker: in the page, where a provider's own code runs. */
export type IdentityError =
  /** The identity provider failed or refused: its code, `auth/…`, and its own words, '' for none (SOC-10). */
  | { readonly kind: 'identity'; readonly code: string; readonly reason: string }
  /** The native app's bridge failed: its words, '' for none (SOC-12). */
  | { readonly kind: 'bridge'; readonly reason: string }

/** All that can go wrong with a login or a registration. */
export type AccountError = AppError | IdentityError

/** The second step that a login asks for: a ticket, and the methods that the player may use (A3). */
export interface TwoFactorChallenge {
  readonly ticket: string
  readonly payeeName: boolean
  readonly sms: boolean
  readonly ga: boolean
  readonly email: boolean
}

/** Did the gateway give no usable sign of life? Such outcomes say that we are offline or that it is down. */
export const isGatewayUnreachable = (error: AppError): boolean =>
  error.kind === 'network' ||
  error.kind === 'timeout' ||
  ((error.kind === 'http' || error.kind === 'refused') && error.status >= 500)

/** Has the gateway had enough for now? */
export const isRateLimited = (error: AppError): boolean =>
  error.kind === 'refused' && error.code.startsWith('TOO_MANY_REQUEST')

/** Is nothing decided yet: no word from the gateway, none that can be read, or "not now"? It may be asked again. */
export const isRetryable = (error: AppError): boolean =>
  isGatewayUnreachable(error) || error.kind === 'malformed' || isRateLimited(error)

/** How long the gateway wants not to be asked again (Retry-After), ms; 0 where it did not say. */
export const retryAfterOf = (error: object): number =>
  'retryAfterMs' in error && typeof error.retryAfterMs === 'number' ? error.retryAfterMs : 0

/**
 * True if no dialog reports the error: rate limits and 502 (NET-11), cancelled requests, a merchant that is not known yet
 * (NET-01), and an ended session, which has a notice of its own (SES-07).
 */
export const isSilent = (error: AppError): boolean =>
  error.kind === 'aborted' ||
  error.kind === 'session-over' ||
  ('status' in error && error.status === 502) ||
  (error.kind === 'refused' && error.code === 'merchant.missing') ||
  isRateLimited(error)
