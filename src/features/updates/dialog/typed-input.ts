import { subscribe } from 'valtio'
import { TYPED_INPUT_KEY } from '#domain/storage-keys'
import { readStorage, writeStorage } from '../../../shared/storage/storage-area'
import { pageState } from '../../../shared/page/page-state'
import { currentMember } from '../../../shared/session/session-state'

/**
 * Fields that may outlive a reload. Passwords, codes, card numbers and payees' names (part of a second login step)
 * must not be in any storage (R-16).
 */
const NAMES: readonly string[] = ['username', 'email', 'tel', 'message', 'amount', 'bank']

const CHUNK_WAIT_MS = 10_000 // the retries of a chunk take up to 5 s

type Field = HTMLInputElement | HTMLTextAreaElement

/** Typed text that no submit has sent, by path and field; in memory until a refresh. */
const typed = new URLSearchParams()
/**
 * Fields of a submit whose outcome is unknown. Their texts are cleared once the fields are removed without a chunk
 * error.
 */
const submitted = new Map<string, Field>()
/** Text typed before the refresh that is not on the screen yet. */
const saved = new URLSearchParams()
/** Id of the member who has typed it; undefined for a guest. */
let owner: string | undefined

const keyOf = ({ name }: Field): string => `${window.location.pathname} ${name}`

const isField = (target: unknown): target is Field =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.form !== null &&
  NAMES.includes(target.name)

/**
 * Records what the player types, also on a page that they have left since, and fills in what was typed before a
 * refresh.
 */
export const startTypedInput = (): void => {
  document.addEventListener('input', ({ target }) => {
    if (!isField(target)) return
    submitted.delete(keyOf(target))
    typed.set(keyOf(target), target.value)
  })
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return
    for (const field of target.elements) if (isField(field)) submitted.set(keyOf(field), field)
    if (submitted.size > 0) leaving.observe(document.body, { childList: true, subtree: true })
  })
  // The next screen does not come, and a refresh leads back to the form.
  addEventListener('vite:preloadError', () => submitted.clear())
  owner = currentMember()?.id
  for (const [key, text] of new URLSearchParams(readStorage('session', TYPED_INPUT_KEY) ?? ''))
    saved.set(key, text)
  writeStorage('session', TYPED_INPUT_KEY, '')
  restore()
  // Batched: a confirmed login replaces a remembered one of the same member in two steps.
  subscribe(pageState, clearOfOthers)
}

/** Removes what another member has typed; a logout leaves nothing of them (R-15, SES-08). */
const clearOfOthers = (): void => {
  const id = currentMember()?.id
  if (id === owner) return
  owner = id
  submitted.clear()
  for (const texts of [typed, saved]) for (const key of [...texts.keys()]) texts.delete(key)
  writeStorage('session', TYPED_INPUT_KEY, '')
}

let waiting: ReturnType<typeof setTimeout> | undefined

/** A chunk that is still loading after its form was removed may fail yet. */
const leaving = new MutationObserver(() => {
  if ([...submitted.values()].some(({ isConnected }) => !isConnected))
    waiting ??= setTimeout(clearSubmitted, CHUNK_WAIT_MS)
})

/** Clears the texts of submitted fields that are removed or empty. */
const clearSubmitted = (): void => {
  waiting = undefined
  for (const [key, field] of submitted) {
    if (field.isConnected && field.value !== '') continue
    submitted.delete(key)
    typed.delete(key)
  }
  if (submitted.size === 0) leaving.disconnect()
}

/** Saves it for the reload that follows at once. */
export const saveTypedInput = (): void => {
  clearOfOthers()
  clearSubmitted()
  writeStorage('session', TYPED_INPUT_KEY, typed.toString())
}

/** Fills empty fields as soon as they are on the screen. */
const restore = (): void => {
  if (saved.toString() === '') return
  const fill = (): void => {
    for (const field of document.querySelectorAll('form input, form textarea')) {
      const text = isField(field) && saved.get(keyOf(field))
      if (!isField(field) || !text) continue
      saved.delete(keyOf(field))
      if (field.value === '') type(field, text)
    }
    if (saved.toString() === '') observer.disconnect()
  }
  const observer = new MutationObserver(fill)
  observer.observe(document.body, { childList: true, subtree: true })
  fill()
}

/** Sets a value as a key press does: React ignores one that is set through the element itself. */
const type = (field: Field, text: string): void => {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
