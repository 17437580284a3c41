/** What a text says, not looked at yet; undefined for one that says nothing. */
export const tryParseJson = (text: string | null | undefined): unknown => {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
