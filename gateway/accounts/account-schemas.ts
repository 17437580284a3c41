import * as v from 'valibot'
import { SOCIAL_CHANNELS } from '#domain/contract/accounts/identity-settings'

const LONGEST_NUMBER = 15 // maximum digits of a phone number, E.164

const textSchema = v.pipe(v.string(), v.nonEmpty())
/** Players often copy codes and names with spaces around them. */
export const trimmedSchema = v.pipe(v.string(), v.trim(), v.nonEmpty())
const digits = (most: number) => v.pipe(v.string(), v.trim(), v.regex(/^\d+$/), v.maxLength(most))

/** The password of an existing account: today's rules do not apply to it. */
export const passwordSchema = textSchema
/** LOG-11, REG-09: at least 6 characters. */
export const newPasswordSchema = v.pipe(v.string(), v.minLength(6))
/** A name that a player chooses: 3 to 32 letters, digits, underscores and dots. */
export const newNameSchema = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9_.]{3,32}$/))
export const emailSchema = v.pipe(v.string(), v.trim(), v.regex(/^\S+@\S+$/))

/** A phone, as digits. */
export const NUMBER_ENTRIES = {
  countryDialingCode: v.pipe(digits(4), v.nonEmpty()),
  mobileNum: v.pipe(digits(LONGEST_NUMBER), v.minLength(4)),
}

/** Proof of a number; a form without one leaves both out. */
export const NUMBER_PROOF_ENTRIES = {
  verificationCode: v.optional(trimmedSchema),
  firebaseIdToken: v.optional(textSchema),
}

export const hasOneProof = ({ verificationCode, firebaseIdToken }: PhoneProofInput): boolean =>
  (verificationCode === undefined) !== (firebaseIdToken === undefined)

interface PhoneProofInput {
  readonly verificationCode?: string | undefined
  readonly firebaseIdToken?: string | undefined
}

/** An identity provider's proof of identity. */
export const SOCIAL_ENTRIES = {
  firebaseChannel: v.picklist(SOCIAL_CHANNELS),
  firebaseIdToken: textSchema,
}

/** The captcha provider's result; the captcha service validates its content. */
export const CAPTCHA_ENTRIES = {
  geetestChallenge: v.optional(v.string()),
  geetestValidate: v.optional(v.string()),
  geetestSeccode: v.optional(v.string()),
  geetestValidateV4: v.optional(v.unknown()),
}

export const DEVICE_ENTRIES = {
  loginDeviceId: textSchema,
  isOfficialAppLogin: v.boolean(),
}
