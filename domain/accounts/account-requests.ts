import type { CaptchaResult } from '../captcha/captcha-messages'
import type { SocialChannel } from '../contract/accounts/identity-settings'
import type { LoginOutcome, Session } from '../port'
import type { VisitorCodes } from '../referral/entry-codes/visitor-codes'

/** A phone number: digits only, the dialling code without its plus. */
export interface PhoneNumber {
  readonly countryDialingCode: string
  readonly mobileNum: string
}

/** What proves a number: the code of an SMS, or an id token of the identity provider, which has verified it (SOC-09). */
export type NumberProof = { readonly verificationCode: string } | { readonly firebaseIdToken: string }

/** Who the identity provider says somebody is (SOC-02). The token is a secret: never stored, never logged. */
export interface ProviderCredential {
  readonly firebaseChannel: SocialChannel
  readonly firebaseIdToken: string
}

/** The second proof of a login (TFA-03); name and password stay where the login began. */
export type SecondFactor =
  | { readonly method: 'E'; readonly email: string }
  | { readonly method: 'P'; readonly payeeName: string }
  | { readonly method: 'G'; readonly authCode: string }
  | ({ readonly method: 'S' } & NumberProof & PhoneNumber)

export interface VerifyLoginRequest {
  readonly ticket: string
  readonly proof: SecondFactor
}

/** LOG-14. */
export interface SmsLoginRequest extends PhoneNumber {
  readonly proof: NumberProof
  /** Keep the number for the next time. */
  readonly remember: boolean
  /** What a solved one adds; null where none is asked for (CAP-01). */
  readonly captcha: CaptchaResult | null
}

/** SOC-02. */
export interface SocialLoginRequest extends ProviderCredential {
  /** What a solved one adds; null where there is none: a provider's word cannot be guessed. */
  readonly captcha: CaptchaResult | null
}

/** SOC-03: whom the provider names, and whose codes they came with (REG-07). */
export interface SocialRegistrationRequest {
  readonly proof: ProviderCredential
  readonly codes: VisitorCodes
}

/** What brought a visitor here (REG-01, REG-07): codes, the host where they register, and the ids of clicked ads. */
export interface RegistrationSource extends VisitorCodes {
  readonly domain: string
  /** Without its query, which may hold more than it should. */
  readonly registerUrl: string
  readonly clickIds: Readonly<Record<string, string>>
  /** What the native app or a campaign says of how they came (TRK-01). */
  readonly attribution: Readonly<Record<string, string>>
  /** Their browser asks not to be tracked: neither is sent where the merchant honours that (TRK-03). */
  readonly asksNotToBeTracked: boolean
}

export interface RegistrationRequest {
  readonly who:
    | { readonly kind: 'username'; readonly username: string }
    /** `proof` is null where the merchant asks for none (REG-10). */
    | ({ readonly kind: 'mobile'; readonly proof: NumberProof | null } & PhoneNumber)
  /** Null: the merchant asks for none, and its placeholder is sent (REG-06). */
  readonly password: string | null
  /** False where an agent registers somebody else (REG-08): nobody is logged in by it. */
  readonly logsIn: boolean
  readonly remember: boolean
  /** What a solved one adds; null where none is asked for (CAP-01). */
  readonly captcha: CaptchaResult | null
  readonly provenance: RegistrationSource
}

/** A registration that is done. `login` is null where nobody is logged in by it. */
export interface RegistrationResult {
  readonly userName: string
  readonly login: LoginOutcome | null
}

export interface SmsCodeRequest extends PhoneNumber {
  /** What a solved one adds; null where none is asked for (CAP-01). */
  readonly captcha: CaptchaResult | null
}

export interface EmailCodeRequest {
  readonly username: string
  readonly email: string
}

/** A code is on its way; until then (epoch ms) it counts. */
export interface CodeDelivery {
  readonly expirationTime: number
}

/** LOG-12: by a verified phone or email. */
export type PasswordResetRequest = {
  readonly username: string
  readonly verificationCode: string
  readonly newPassword: string
} & (({ readonly method: 'S' } & PhoneNumber) | { readonly method: 'E'; readonly email: string })

/** LOG-11. `oldPassword` is null where the session came without one. */
export interface ChangePasswordRequest {
  readonly oldPassword: string | null
  readonly newPassword: string
}

/** The session as it stands after its password has been changed. */
export interface ChangePasswordResult {
  readonly session: Session
}
