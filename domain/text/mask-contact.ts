const LAST_DIGITS = 4

/** Masks a number: only its end is readable. */
export const maskNumber = (digits: string): string =>
  digits.length <= LAST_DIGITS ? digits : `•••• ${digits.slice(-LAST_DIGITS)}`

/** Masks an email address: only the first letter and the host are readable. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return at < 1 ? email : `${[...email][0] ?? ''}•••${email.slice(at)}`
}
