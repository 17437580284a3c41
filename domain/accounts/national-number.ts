/**
 * Returns the digits of a typed mobile number, without spaces and dashes. A pasted or autofilled full number loses
 * its dialling code, which the field shows in front of the number (DIA-02).
 */
export const nationalNumber = (typed: string, dialingCode: string): string => {
  const isInternational = /^\s*(?:\+|00)/u.test(typed)
  const digits = typed.replace(/\D/gu, '').replace(isInternational ? /^00/u : /^$/u, '')
  return isInternational && dialingCode !== '' && digits.startsWith(dialingCode)
    ? digits.slice(dialingCode.length)
    : digits
}
