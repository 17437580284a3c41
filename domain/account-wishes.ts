import type { CaptchaFields } from './captcha-port'
import type { LoginOutcome, Session } from './port'

/** A phone number: digits only, the dialling code without its plus. */
export interface PhoneNumber {
  readonly countryDialingCode: string
  readonly mobileNum: string
}

/** The second proof of a login (TFA-03); name and password stay where the login began. */
export type SecondProof =
  | { readonly method: 'E'; readonly email: string }
  | { readonly method: 'P'; readonly payeeName: string }
  | { readonly method: 'G'; readonly authCode: string }
  | ({ readonly method: 'S'; readonly verificationCode: string } & PhoneNumber)

export interface SecondStepWish {
  readonly ticket: string
  readonly proof: SecondProof
}

/** LOG-14. */
export interface SmsLoginWish extends PhoneNumber {
  readonly verificationCode: string
  /** Keep the number for the next time. */
  readonly remember: boolean
  /** What a solved one adds; null where none is asked for (CAP-01). */
  readonly captcha: CaptchaFields | null
}

/** What brought a visitor here (REG-01, REG-07): codes, the host where they register, and the ids of clicked ads. */
export interface Provenance {
  readonly affiliateCode: string
  readonly referralCode: string
  readonly domain: string
  /** Without its query, which may hold more than it should. */
  readonly registerUrl: string
  readonly clickIds: Readonly<Record<string, string>>
  /** What the native app or a campaign says of how they came (TRK-01). */
  readonly attribution: Readonly<Record<string, string>>
  /** Their browser asks not to be tracked: neither is sent where the merchant honours that (TRK-03). */
  readonly asksNotToBeTracked: boolean
}

export interface RegistrationWish {
  readonly who:
    | { readonly kind: 'username'; readonly username: string }
    | ({ readonly kind: 'mobile'; readonly verificationCode?: string } & PhoneNumber)
  /** Null: the merchant asks for none, and its placeholder is sent (REG-06). */
  readonly password: string | null
  /** False where an agent registers somebody else (REG-08): nobody is logged in by it. */
  readonly logsIn: boolean
  readonly remember: boolean
  /** What a solved one adds; null where none is asked for (CAP-01). */
  readonly captcha: CaptchaFields | null
  readonly provenance: Provenance
}

/** A registration that is done. `login` is null where nobody is logged in by it. */
export interface Registered {
  readonly userName: string
  readonly login: LoginOutcome | null
}

export interface SmsCodeWish extends PhoneNumber {
  /** What a solved one adds; null where none is asked for (CAP-01). */
  readonly captcha: CaptchaFields | null
}

export interface EmailCodeWish {
  readonly username: string
  readonly email: string
}

/** A code is on its way; until then (epoch ms) it counts. */
export interface CodeSent {
  readonly expirationTime: number
}

/** LOG-12: by a verified phone or email. */
export type ResetWish = {
  readonly username: string
  readonly verificationCode: string
  readonly newPassword: string
} & (({ readonly method: 'S' } & PhoneNumber) | { readonly method: 'E'; readonly email: string })

/** LOG-11. `oldPassword` is null where the session came without one. */
export interface ChangePasswordWish {
  readonly oldPassword: string | null
  readonly newPassword: string
}

/** The session as it stands after its password has been changed. */
export interface PasswordChanged {
  readonly session: Session
}
