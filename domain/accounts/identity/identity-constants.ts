/** For the identity provider only. Separate from the other constants, which the first screen loads. */
export const ONE_TAP_DELAY_MS = 500 // A9, SOC-08
export const INCOGNITO_TOAST_MS = 1_500 // A4, SOC-07
export const CODE_RESEND_MS = 60_000 // A4, TFA-04: the countdown if the provider sends the code
export const ID_TOKEN_LIFETIME_MS = 50 * 60_000 // the provider's tokens last an hour
export const SEND_CODE_TIMEOUT_MS = 60_000 // without the time that the player spends on the reCAPTCHA
export const RECAPTCHA_SETTLE_MS = 2_000 // the reCAPTCHA has closed: its result comes at once or never
