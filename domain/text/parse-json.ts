/** Returns the parsed JSON, not validated; undefined for invalid text. */
export const tryParseJson = (text: string | null | undefined): unknown => {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
