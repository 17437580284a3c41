import type { LanguageCode } from '#domain/language/languages'
import { intlTag } from './intl-tags'

/** Returns a time in ms in the language's format: "42 ms", from a second on "1.2 sec". */
export const formatMilliseconds = (ms: number, language: LanguageCode): string =>
  ms < 1000 ? format(language, 'millisecond', 0).format(ms) : format(language, 'second', 1).format(ms / 1000)

const SIZES = [
  { unit: 'gigabyte', bytes: 1e9 },
  { unit: 'megabyte', bytes: 1e6 },
  { unit: 'kilobyte', bytes: 1e3 },
] as const

/** Returns a number of bytes in the language's format, in the largest unit that fits: "5.3 MB". */
export const formatBytes = (bytes: number, language: LanguageCode): string => {
  const size = SIZES.find((each) => bytes >= each.bytes) ?? { unit: 'byte', bytes: 1 }
  const value = bytes / size.bytes
  return format(language, size.unit, value < 10 && size.bytes > 1 ? 1 : 0).format(value)
}

const format = (language: LanguageCode, unit: string, maximumFractionDigits: number): Intl.NumberFormat =>
  new Intl.NumberFormat(intlTag(language), {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits,
  })
