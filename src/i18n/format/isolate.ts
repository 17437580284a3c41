const FIRST_STRONG_ISOLATE = '\u2068'
const END = '\u2069'

/** A text as a part of a sentence that may run the other way: an amount or a time reads by its own direction (LNG-06). */
export const isolate = (text: string): string => `${FIRST_STRONG_ISOLATE}${text}${END}`
