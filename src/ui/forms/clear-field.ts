/** Empties a field that holds its text itself, as if the player had, and moves the focus to it. */
export const clearField = (field: HTMLInputElement | null | undefined): void => {
  if (!field) return
  field.value = ''
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}
