import { TYPED_INPUT_KEY } from '#domain/constants/storage-keys'
import { readStored, store } from '../../boot/storage-area'

/** Fields that may outlive a reload; passwords, codes and names of payees may not lie in any storage. */
const NAMES = ['username', 'email', 'tel'] as const
const FILL_TIMEOUT_MS = 10_000 // the form has come by then

const PATH = 'path'

/** Saves what the player has typed into the forms of this page, for the reload that follows at once. */
export const saveTypedInput = (): void => {
  const saved = new URLSearchParams({ [PATH]: window.location.pathname })
  for (const name of NAMES) saved.set(name, inputOf(name)?.value ?? '')
  store('session', TYPED_INPUT_KEY, saved.toString())
}

/** Fills what was typed before the reload into the empty fields of the same page, as soon as its form is there. */
export const restoreTypedInput = (): void => {
  const saved = new URLSearchParams(readStored('session', TYPED_INPUT_KEY) ?? '')
  store('session', TYPED_INPUT_KEY, '')
  if (saved.get(PATH) !== window.location.pathname) return
  const missing = new Set(NAMES.filter((name) => saved.get(name)))
  const fill = (): void => {
    for (const name of missing) {
      const input = inputOf(name)
      if (!input) continue
      missing.delete(name)
      if (input.value === '') type(input, saved.get(name) ?? '')
    }
    if (missing.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(fill)
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), FILL_TIMEOUT_MS)
  fill()
}

const inputOf = (name: string): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`form input[name="${name}"]`)

/** Sets a value as a key press does: React ignores one that is set through the element itself. */
const type = (input: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
