import type { CaptchaResult } from '../captcha/captcha-messages'
import type { SocialChannel } from '../contract/accounts/identity-settings'
import type { LoginOutcome, Session } from '../port'
import type { VisitorCodes } from '../referral/entry-codes/visitor-codes'

/** A phone number: digits only, the dialling code without its plus. */
export interface PhoneNumber {
  readonly countryDialingCode: string
  readonly mobileNum: string
}

/** Proof of a phone number: an SMS code, or an id token of the identity provider that verified it (SOC-09). */
export type PhoneProof = { readonly verificationCode: string } | { readonly firebaseIdToken: string }

/**
 * A provider account, as the identity provider identifies it (SOC-02). The token is a secret: never stored, never
 * logged.
 */
export interface ProviderCredential {
  readonly firebaseChannel: SocialChannel
  readonly firebaseIdToken: string
}

/** The second factor of a login (TFA-03); name and password stay in the worker with the pending login. */
export type SecondFactor =
  | { readonly method: 'E'; readonly email: string }
  | { readonly method: 'P'; readonly payeeName: string }
  | { readonly method: 'G'; readonly authCode: string }
  | ({ readonly method: 'S' } & PhoneProof & PhoneNumber)

export interface VerifyLoginRequest {
  readonly ticket: string
  readonly proof: SecondFactor
}

/** LOG-14. */
export interface SmsLoginRequest extends PhoneNumber {
  readonly proof: PhoneProof
  /** Remember the number for the next login. */
  readonly remember: boolean
  /** Result of the solved captcha; null if none is required (CAP-01). */
  readonly captcha: CaptchaResult | null
}

/** SOC-02. */
export interface SocialLoginRequest extends ProviderCredential {
  /** Result of the solved captcha; null if there is none, because a provider's token cannot be guessed. */
  readonly captcha: CaptchaResult | null
}

/** SOC-03: the provider account to register, and the referral codes of the visit (REG-07). */
export interface SocialRegistrationRequest {
  readonly proof: ProviderCredential
  readonly codes: VisitorCodes
}

/** How the visitor came (REG-01, REG-07): codes, the host where they register, and the ids of clicked ads. */
export interface RegistrationSource extends VisitorCodes {
  readonly domain: string
  /** Without its query, which may contain too much. */
  readonly registerUrl: string
  readonly clickIds: Readonly<Record<string, string>>
  /** Attribution from the native app or a campaign (TRK-01). */
  readonly attribution: Readonly<Record<string, string>>
  /** The browser asks not to be tracked: neither is sent if the merchant honours that (TRK-03). */
  readonly asksNotToBeTracked: boolean
}

export interface RegistrationRequest {
  readonly who:
    | { readonly kind: 'username'; readonly username: string }
    /** `proof` is null if the merchant requires none (REG-10). */
    | ({ readonly kind: 'mobile'; readonly proof: PhoneProof | null } & PhoneNumber)
  /** Null: the merchant requires none, and its placeholder is sent (REG-06). */
  readonly password: string | null
  /** False if an agent registers a player (REG-08): then nobody is logged in. */
  readonly logsIn: boolean
  readonly remember: boolean
  /** Result of the solved captcha; null if none is required (CAP-01). */
  readonly captcha: CaptchaResult | null
  readonly provenance: RegistrationSource
}

/** A completed registration. `login` is null if it logs nobody in. */
export interface RegistrationResult {
  readonly userName: string
  readonly login: LoginOutcome | null
}

export interface SmsCodeRequest extends PhoneNumber {
  /** Result of the solved captcha; null if none is required (CAP-01). */
  readonly captcha: CaptchaResult | null
}

export interface EmailCodeRequest {
  readonly username: string
  readonly email: string
}

/** A one-time code was sent; it is valid until this time (epoch ms). */
export interface CodeDelivery {
  readonly expirationTime: number
}

/** LOG-12: by a verified phone or email. */
export type PasswordResetRequest = {
  readonly username: string
  readonly verificationCode: string
  readonly newPassword: string
} & (({ readonly method: 'S' } & PhoneNumber) | { readonly method: 'E'; readonly email: string })

/** LOG-11. `oldPassword` is null if the session was opened without one. */
export interface ChangePasswordRequest {
  readonly oldPassword: string | null
  readonly newPassword: string
}

/** The session after the password change. */
export interface ChangePasswordResult {
  readonly session: Session
}
