import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const FORM =
  '<form><input name="username"><input name="new-password" type="password"><input name="code"></form>'

/** The page starts: after a reload nothing of it is left but the storage. */
const start = async () => {
  vi.resetModules()
  const code = await import('../../src/features/update/typed-input')
  code.startTypedInput()
  return code
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

const stored = (): string => Object.values(sessionStorage).join(' ')

beforeEach(() => {
  sessionStorage.clear()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/m/register')
})
afterEach(() => document.body.replaceChildren())

test('UPD-04 what was typed stands in the form again after a refresh, also if that came on another page', async () => {
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

test('R-16 passwords and codes are not saved, what was submitted is not either, and nothing stays in the storage', async () => {
  const { saveTypedInput } = await start()
  fillIn()
  saveTypedInput()
  expect(stored()).toContain('ann')
  expect(stored()).not.toMatch(/secret-1|123456/u)
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }))
  saveTypedInput()
  expect(stored()).not.toContain('ann')
  fillIn()
  saveTypedInput()
  await start()
  expect(stored().trim()).toBe('')
})

test('UPD-04 what already is in a field stays', async () => {
  const { saveTypedInput } = await start()
  fillIn()
  saveTypedInput()
  input('username').value = 'ben'
  await start()
  expect(input('username').value).toBe('ben')
})
