/**
 * The document's policy: sent as a header and, once the URL contains no session token, set as a meta element
 * (SES-03).
 */
export const REFERRER_POLICY = 'strict-origin-when-cross-origin'
