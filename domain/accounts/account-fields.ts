/** Shorter new passwords are rejected (REG-09, LOG-11); a login accepts any length. */
export const MIN_PASSWORD_LENGTH = 6

const USERNAME = /^[A-Za-z0-9_.]{3,32}$/u
const MOBILE = /^\d{4,15}$/u // E.164 has at most 15 with the dialling code
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u

/** Field error of an account form (REG-09); null for none. */
export type FieldError = 'missing' | 'wrong'

const judge = (text: string, isRight: boolean): FieldError | null => {
  if (text === '') return 'missing'
  return isRight ? null : 'wrong'
}

export const validateUsername = (text: string): FieldError | null =>
  judge(text.trim(), USERNAME.test(text.trim()))
export const validateMobile = (digits: string): FieldError | null => judge(digits, MOBILE.test(digits))
export const validateEmail = (text: string): FieldError | null => judge(text.trim(), EMAIL.test(text.trim()))
export const validateNewPassword = (text: string): FieldError | null =>
  judge(text, [...text].length >= MIN_PASSWORD_LENGTH)
