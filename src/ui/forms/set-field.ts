/** Puts a text into a field that holds its text itself, as if the player had typed it. */
export const setField = (field: HTMLInputElement | null, text: string): void => {
  if (!field) return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
