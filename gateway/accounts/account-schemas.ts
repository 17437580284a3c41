import * as v from 'valibot'
import { SOCIAL_CHANNELS } from '#domain/contract/accounts/identity-settings'

const LONGEST_NUMBER = 15 // digits of a phone number at most, E.164

const textSchema = v.pipe(v.string(), v.nonEmpty())
/** Players copy codes and names with the space around them. */
export const trimmedSchema = v.pipe(v.string(), v.trim(), v.nonEmpty())
const digits = (most: number) => v.pipe(v.string(), v.trim(), v.regex(/^\d+$/), v.maxLength(most))

/** A password of an account that stands already: whatever it is, no rule of today is applied to it. */
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

/** What proves a number; a form without either leaves both out. */
export const NUMBER_PROOF_ENTRIES = {
  verificationCode: v.optional(trimmedSchema),
  firebaseIdToken: v.optional(textSchema),
}

export const hasOneProof = ({ verificationCode, firebaseIdToken }: NumberProofInput): boolean =>
  (verificationCode === undefined) !== (firebaseIdToken === undefined)

interface NumberProofInput {
  readonly verificationCode?: string | undefined
  readonly firebaseIdToken?: string | undefined
}

/** An identity provider's word for who somebody is. */
export const SOCIAL_ENTRIES = {
  firebaseChannel: v.picklist(SOCIAL_CHANNELS),
  firebaseIdToken: textSchema,
}

/** The captcha provider's result; the captcha itself judges what is in it. */
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
