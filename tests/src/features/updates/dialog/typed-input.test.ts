import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ANN } from '../../../support/fake-worker-api'

const BEN = { ...ANN, id: '8', userName: 'ben' }

const FORM =
  '<form><input name="username"><input name="new-password" type="password"><input name="code"><input name="amount"><input name="bank"><input name="holder"><input name="number"></form>'

/** Starts the page: after a reload only the storage is left. */
const start = async (session?: typeof ANN) => {
  vi.resetModules()
  const code = await import('../../../../../src/features/updates/dialog/typed-input')
  const members = await import('../../../../../src/shared/session/session-state')
  if (session) members.startSession(session)
  code.startTypedInput()
  return { ...code, ...members }
}

const input = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`There is no field ${name}`)
  return found
}

const typeInto = (name: string, text: string): void => {
  input(name).value = text
  input(name).dispatchEvent(new Event('input', { bubbles: true }))
}

const fillIn = (): void => {
  document.body.innerHTML = FORM
  typeInto('username', 'ann')
  typeInto('new-password', 'secret-1')
  typeInto('code', '123456')
}

const submit = (): void => {
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }))
}

const stored = (): string => Object.values(sessionStorage).join(' ')

beforeEach(() => {
  sessionStorage.clear()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/m/register')
})
afterEach(() => document.body.replaceChildren())

test('UPD-04 restores the input after a refresh, also if the form opens later', async () => {
  const { saveTypedInput } = await start()
  fillIn()
  window.history.replaceState(null, '', '/m/forgotPassword')
  document.body.replaceChildren()
  saveTypedInput()
  await start()
  document.body.innerHTML = FORM
  await new Promise((resolve) => setTimeout(resolve))
  expect(input('username').value).toBe('')
  window.history.replaceState(null, '', '/m/register')
  const onInput = vi.fn()
  document.addEventListener('input', onInput, { once: true })
  document.body.innerHTML = FORM
  await vi.waitFor(() => expect(input('username').value).toBe('ann'))
  expect(onInput).toHaveBeenCalledOnce()
})

test('R-16 does not save passwords, codes or submitted input, and clears the storage', async () => {
  const { saveTypedInput } = await start()
  fillIn()
  saveTypedInput()
  expect(stored()).toContain('ann')
  expect(stored()).not.toMatch(/secret-1|123456/u)
  submit()
  document.body.replaceChildren()
  saveTypedInput()
  expect(stored()).not.toContain('ann')
  fillIn()
  saveTypedInput()
  await start()
  expect(stored().trim()).toBe('')
})

test('UPD-04 does not overwrite a filled field', async () => {
  const { saveTypedInput } = await start()
  fillIn()
  saveTypedInput()
  input('username').value = 'ben'
  await start()
  expect(input('username').value).toBe('ben')
})

test('R-15 SES-08 a logout clears the member’s input before the next member refreshes', async () => {
  const { saveTypedInput, startSession, endSession } = await start(ANN)
  fillIn()
  endSession()
  await Promise.resolve()
  startSession(BEN)
  saveTypedInput()
  expect(stored()).not.toContain('username')
})

test('R-15 a logout during a refresh clears the saved input', async () => {
  const { saveTypedInput, endSession } = await start(ANN)
  fillIn()
  saveTypedInput()
  endSession()
  await vi.waitFor(() => expect(stored()).not.toContain('username'))
})

test('R-15 SES-08 does not restore a member’s input for the next member', async () => {
  const { saveTypedInput } = await start(ANN)
  fillIn()
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
  const { saveTypedInput, startSession } = await start(ANN)
  fillIn()
  startSession({ ...ANN, token: 'renewed' })
  await Promise.resolve()
  saveTypedInput()
  expect(stored()).toContain('username')
})

test('UPD-04 keeps the input of a submit whose next screen does not load', async () => {
  const { saveTypedInput } = await start()
  fillIn()
  submit()
  document.body.replaceChildren()
  dispatchEvent(new Event('vite:preloadError'))
  saveTypedInput()
  expect(stored()).toContain('ann')
})

test('UPD-04 a chunk that fails long after a submit does not restore the submitted input', async () => {
  const { saveTypedInput } = await start()
  fillIn()
  vi.useFakeTimers()
  submit()
  document.body.replaceChildren()
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  dispatchEvent(new Event('vite:preloadError'))
  saveTypedInput()
  expect(stored()).not.toContain('ann')
})

test('UPD-04 keeps the text of a rejected form, but not of a cleared one', async () => {
  const { saveTypedInput } = await start()
  fillIn()
  typeInto('bank', 'First Bank')
  submit()
  input('bank').value = ''
  saveTypedInput()
  expect(stored()).toContain('ann')
  expect(stored()).not.toContain('First')
})

test('UPD-04 R-16 saves amount and bank but not card number and payee name', async () => {
  const { saveTypedInput } = await start()
  fillIn()
  for (const name of ['amount', 'bank', 'holder', 'number']) typeInto(name, `its-${name}`)
  saveTypedInput()
  expect(stored()).toContain('its-amount')
  expect(stored()).toContain('its-bank')
  expect(stored()).not.toMatch(/its-holder|its-number/u)
})
