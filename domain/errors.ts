/**
 * All errors, as one closed union. Nothing throws across the port: a command returns one of these, and the page shows
 * its `describeError` in the player's language (A8, S8).
 */
export type AppError =
  /**
   * No response: no network, connection refused, or cut before the headers. `secure` is whether the page is https
   * (NET-12).
   */
  | { readonly kind: 'network'; readonly secure: boolean }
  /** The timeout of the call passed, in ms. */
  | { readonly kind: 'timeout'; readonly limitMs: number }
  /** The caller aborted the request. */
  | { readonly kind: 'aborted' }
  /** An HTTP error status without an envelope. */
  | { readonly kind: 'http'; readonly status: number; readonly retryAfterMs?: number }
  /** A response that is not the envelope, or has not the promised shape (NET-04). */
  | {
      readonly kind: 'malformed'
      readonly detail: string
      /** The response was an HTML page, as a captive portal or a broken host sends it (LINE-04). */
      readonly isPage?: boolean
      /** The same content came before: a request before this time would return it again. */
      readonly retryAfterMs?: number
    }
  /** The gateway rejected the request, with its code and its message. */
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly code: string
      readonly message: string
      readonly retryAfterMs?: number
      /** With `login_verify_required`: the challenge of the pending login (A4). */
      readonly verification?: TwoFactorChallenge
    }
  /** The payload could not be encrypted, so nothing was sent (NET-08). */
  | { readonly kind: 'encryption'; readonly detail: string }
  /** The action is for members only, and there is no session. */
  | { readonly kind: 'no-session' }
  /** The session of the request has ended; one notice covers all such requests (SES-07). */
  | { readonly kind: 'session-over' }
  /** NET-09. */
  | { readonly kind: 'no-url' }
  /** A URL that may not be opened (R-14, the contract's gameUrl rule). */
  | { readonly kind: 'unsafe-url' }
  /** The worker timed out, crashed, or never started. */
  | { readonly kind: 'worker'; readonly detail: 'timeout' | 'crashed' | 'unavailable' }
  /** The database failed; `quota` if the quota is exceeded. */
  | { readonly kind: 'storage'; readonly detail: 'quota' | 'closed' | 'unknown' }

/** Errors in the page, where a provider's own code runs, before the worker is involved. */
export type IdentityError =
  /** The identity provider failed or rejected: its code, `auth/…`, and its own message, '' for none (SOC-10). */
  | { readonly kind: 'identity'; readonly code: string; readonly reason: string }
  /** The native app's bridge failed: its message, '' for none (SOC-12). */
  | { readonly kind: 'bridge'; readonly reason: string }

/** All errors of a login or a registration. */
export type AccountError = AppError | IdentityError

/** The second step of a login: a ticket, and the methods that the player may use (A3). */
export interface TwoFactorChallenge {
  readonly ticket: string
  readonly payeeName: boolean
  readonly sms: boolean
  readonly ga: boolean
  readonly email: boolean
}

/** Returns the HTTP status of a response; 0 for any other error. */
const statusOf = (error: AppError): number => ('status' in error ? error.status : 0)

/** True if the gateway gave no usable response. Such outcomes mean that we are offline or that it is down. */
export const isGatewayUnreachable = (error: AppError): boolean =>
  error.kind === 'network' || error.kind === 'timeout' || statusOf(error) >= 500

/** True if the gateway limits our rate of requests, with its own code: a form asks the player to wait. */
export const isRateLimited = (error: AppError): boolean =>
  error.kind === 'refused' && error.code.startsWith('TOO_MANY_REQUEST')

/**
 * True if nothing is decided yet: no response, an unreadable one, or "not now". A response without the envelope is
 * that of a host in front of the gateway, and decides nothing except with 401. The request may be retried.
 */
export const isRetryable = (error: AppError): boolean =>
  isGatewayUnreachable(error) ||
  error.kind === 'malformed' ||
  (error.kind === 'http' && error.status !== 401) ||
  statusOf(error) === 429 ||
  isRateLimited(error)

/** Returns the gateway's Retry-After, ms; 0 if it gave none. */
export const retryAfterMsOf = (error: object): number =>
  'retryAfterMs' in error && typeof error.retryAfterMs === 'number' ? error.retryAfterMs : 0

/**
 * True if no dialog reports the error: rate limits and 502 (NET-11), cancelled requests, an unknown merchant
 * (NET-01), and an ended session, which has its own notice (SES-07).
 */
export const isSilent = (error: AppError): boolean =>
  error.kind === 'aborted' ||
  error.kind === 'session-over' ||
  statusOf(error) === 502 ||
  (error.kind === 'refused' && error.code === 'merchant.missing') ||
  isRateLimited(error)
