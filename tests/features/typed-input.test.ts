import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreTypedInput, saveTypedInput } from '../../src/features/update/typed-input'

const FORM =
  '<form><input name="username"><input name="new-password" type="password"><input name="code"></form>'

const input = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`There is no field ${name}`)
  return found
}

const typeIntoForm = (): void => {
  document.body.innerHTML = FORM
  input('username').value = 'ann'
  input('new-password').value = 'secret-1'
  input('code').value = '123456'
}

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/m/register')
})
afterEach(() => document.body.replaceChildren())

test('UPD-04 what was typed stands in the form again after a refresh, as soon as the form is there', async () => {
  typeIntoForm()
  saveTypedInput()
  document.body.replaceChildren()
  restoreTypedInput()
  const onInput = vi.fn()
  document.body.addEventListener('input', onInput)
  document.body.innerHTML = FORM
  await vi.waitFor(() => expect(input('username').value).toBe('ann'))
  expect(onInput).toHaveBeenCalledOnce()
  document.body.removeEventListener('input', onInput)
})

test('R-16 passwords and codes are not saved, and nothing stays in the storage', () => {
  typeIntoForm()
  saveTypedInput()
  const saved = Object.values(sessionStorage).join(' ')
  expect(saved).toContain('ann')
  expect(saved).not.toMatch(/secret-1|123456/u)
  restoreTypedInput()
  expect(Object.values(sessionStorage).join('')).toBe('')
})

test('UPD-04 what is in a field stays, and another page gets nothing', () => {
  typeIntoForm()
  saveTypedInput()
  input('username').value = 'ben'
  restoreTypedInput()
  expect(input('username').value).toBe('ben')
  saveTypedInput()
  window.history.replaceState(null, '', '/m/login')
  document.body.innerHTML = FORM
  restoreTypedInput()
  expect(input('username').value).toBe('')
})
