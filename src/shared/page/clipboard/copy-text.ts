/**
 * Copies a text to the clipboard. Returns false if the browser does not allow it (plain http, a denied permission):
 * the player then copies it by hand.
 */
export const copyText = async (text: string): Promise<boolean> => {
  if (!('clipboard' in navigator)) return false
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
