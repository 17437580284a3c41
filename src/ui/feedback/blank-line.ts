/** An empty line, as high as the text that will follow. */
export const BLANK_LINE = '\u00A0'
