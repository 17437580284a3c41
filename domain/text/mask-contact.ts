const LAST_DIGITS = 4

/** A number of which others who look on see only the end. */
export const maskNumber = (digits: string): string =>
  digits.length <= LAST_DIGITS ? digits : `•••• ${digits.slice(-LAST_DIGITS)}`

/** An email address of which others see the first letter and the host. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return at < 1 ? email : `${[...email][0] ?? ''}•••${email.slice(at)}`
}
