/**
 * The digits of a mobile number as it is typed, without spaces and dashes; one that was pasted or filled in whole loses its
 * dialling code, which stands before the field (DIA-02).
 */
export const nationalNumber = (typed: string, dialingCode: string): string => {
  const isInternational = /^\s*(?:\+|00)/u.test(typed)
  const digits = typed.replace(/\D/gu, '').replace(isInternational ? /^00/u : /^$/u, '')
  return isInternational && dialingCode !== '' && digits.startsWith(dialingCode)
    ? digits.slice(dialingCode.length)
    : digits
}
