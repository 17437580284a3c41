/**
 * Puts a text on the clipboard. False where the browser does not let us (plain http, a permission that was refused): the
 * player then copies it by hand.
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
