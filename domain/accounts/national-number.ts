import { westernDigits } from '../text/western-digits'

/**
 * Returns the digits of a typed mobile number, without spaces and dashes. A full number loses its dialling code, which
 * the field shows in front of the number (DIA-02). While it is typed, `+` or `00` stays until the code is complete.
 */
export const nationalNumber = (typed: string, dialingCode: string): string => {
  const [, prefix = '', rest = ''] = /^[^\d+]*(\+|00)?(.*)$/su.exec(westernDigits(typed)) ?? []
  const digits = rest.replace(/\D/gu, '')
  if (prefix === '' || dialingCode === '') return digits
  if (digits.startsWith(dialingCode)) return digits.slice(dialingCode.length)
  return dialingCode.startsWith(digits) ? prefix + digits : digits
}
