/** Converts digits of other scripts to 0 to 9, and the Arabic decimal and thousands signs to point and comma. */
export const westernDigits = (text: string): string =>
  text
    .normalize('NFKC') // full-width and mathematical digits are 0 to 9 then
    .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code))

/** The digits of a script are consecutive from 0 to 9, and those of another one may follow at once. */
const valueOf = (code: number): number => {
  let before = 0
  while (isDigit(code - before - 1)) before += 1
  return before % 10
}
