/** A line with nothing on it yet, as high as with the text that will come. */
export const BLANK_LINE = '\u00A0'
