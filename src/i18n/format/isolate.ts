const FIRST_STRONG_ISOLATE = '\u2068'
const END = '\u2069'

/** Isolates a text inside a sentence of another direction: an amount or a time keeps its own direction (LNG-06). */
export const isolate = (text: string): string => `${FIRST_STRONG_ISOLATE}${text}${END}`
