/** The document's policy, as a header and, once its address holds no session token, as its meta element (SES-03). */
export const REFERRER_POLICY = 'strict-origin-when-cross-origin'
