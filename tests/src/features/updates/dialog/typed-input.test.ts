import { beforeEach, expect, test, vi } from 'vitest'
import { ANN, BEN } from '../../../../support/members'

const FORM = `<form>${['username', 'new-password', 'code', 'amount', 'bank', 'holder', 'number']
  .map((name) => `<input name="${name}">`)
  .join('')}</form>`

/** Starts the page: after a reload only the storage is left. */
const start = async (session?: typeof ANN) => {
  vi.resetModules()
  const code = await import('../../../../../src/features/updates/dialog/typed-input')
  const members = await import('../../../../../src/shared/session/session-state')
  if (session) members.startSession(session)
  code.startTypedInput()
  return { ...code, ...members }
}

/** Starts a page, on which the player has filled in the form. */
const startTyped = async (session?: typeof ANN) => {
  const page = await start(session)
  fillIn()
  return page
}

const input = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`There is no field ${name}`)
  return found
}

const fillIn = (): void => {
  document.body.innerHTML = FORM
  for (const field of document.querySelectorAll('input')) {
    field.value = `my-${field.name}`
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const submit = (): void => {
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }))
}

const stored = (): string => Object.values(sessionStorage).join(' ').trim()

beforeEach(() => window.history.replaceState(null, '', '/m/register'))

test('UPD-04 restores the input after a refresh, also if the form opens later, into empty fields of its page', async () => {
  const { saveTypedInput } = await startTyped()
  document.body.replaceChildren()
  saveTypedInput()
  window.history.replaceState(null, '', '/m/forgotPassword')
  await start()
  document.body.innerHTML = FORM
  await new Promise((resolve) => setTimeout(resolve))
  expect(input('username').value).toBe('')
  window.history.replaceState(null, '', '/m/register')
  const onInput = vi.fn()
  document.addEventListener('input', onInput)
  document.body.innerHTML = FORM.replace('name="bank"', 'name="bank" value="First"')
  await vi.waitFor(() => expect(input('username').value).toBe('my-username'))
  expect([input('amount').value, input('bank').value]).toEqual(['my-amount', 'First'])
  expect(onInput).toHaveBeenCalledTimes(2)
  document.removeEventListener('input', onInput)
})

test('R-16 UPD-04 saves no password, code, card number or payee name, nor submitted input, and clears the storage', async () => {
  const { saveTypedInput } = await startTyped()
  saveTypedInput()
  expect([...new URLSearchParams(stored()).values()]).toEqual(['my-username', 'my-amount', 'my-bank'])
  submit()
  document.body.replaceChildren()
  saveTypedInput()
  expect(stored()).toBe('')
  fillIn()
  saveTypedInput()
  await start()
  expect(stored()).toBe('')
})

test('R-15 SES-08 a logout clears the member’s input before the next member refreshes', async () => {
  const { saveTypedInput, startSession, endSession } = await startTyped(ANN)
  endSession()
  await Promise.resolve()
  startSession(BEN)
  saveTypedInput()
  expect(stored()).not.toContain('my-')
})

test('R-15 a logout during a refresh clears the saved input', async () => {
  const { saveTypedInput, endSession } = await startTyped(ANN)
  saveTypedInput()
  endSession()
  await vi.waitFor(() => expect(stored()).not.toContain('my-'))
})

test('R-15 SES-08 does not restore a member’s input for the next member', async () => {
  const { saveTypedInput } = await startTyped(ANN)
  saveTypedInput()
  document.body.replaceChildren()
  const { endSession, startSession } = await start(ANN)
  endSession()
  await Promise.resolve()
  startSession(BEN)
  document.body.innerHTML = FORM
  await new Promise((resolve) => setTimeout(resolve))
  expect(input('username').value).toBe('')
})

test('UPD-04 keeps the input for a renewed session of the same member', async () => {
  const { saveTypedInput, startSession } = await startTyped(ANN)
  startSession({ ...ANN, token: 'renewed' })
  await Promise.resolve()
  saveTypedInput()
  expect(stored()).toContain('my-username')
})

test.each([
  ['keeps the input of a submit whose next screen does not load', 0, true],
  ['a chunk that fails long after a submit does not restore the submitted input', 10_000, false],
])('UPD-04 %s', async (_title, ms, isKept) => {
  const { saveTypedInput } = await startTyped()
  vi.useFakeTimers()
  submit()
  document.body.replaceChildren()
  await vi.advanceTimersByTimeAsync(ms)
  vi.useRealTimers()
  dispatchEvent(new Event('vite:preloadError'))
  saveTypedInput()
  expect(stored().includes('my-username')).toBe(isKept)
})

test('UPD-04 keeps the text of a rejected form, but not of a cleared one', async () => {
  const { saveTypedInput } = await startTyped()
  submit()
  input('bank').value = ''
  saveTypedInput()
  expect([...new URLSearchParams(stored()).values()]).toEqual(['my-username', 'my-amount'])
})
