import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ANN } from '../../../support/fake-worker-api'

const BEN = { ...ANN, id: '8', userName: 'ben' }

const FORM =
  '<form><input name="username"><input name="new-password" type="password"><input name="code"><input name="amount"><input name="bank"><input name="holder"><input name="number"></form>'

/** The page starts: after a reload nothing of it is left but the storage. */
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
  submit()
  document.body.replaceChildren()
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

test('R-15 SES-08 a logout clears what the member has typed, before the next member refreshes', async () => {
  const { saveTypedInput, startSession, endSession } = await start(ANN)
  fillIn()
  endSession()
  await Promise.resolve()
  startSession(BEN)
  saveTypedInput()
  expect(stored()).not.toContain('username')
})

test('R-15 a logout during a refresh clears what is saved', async () => {
  const { saveTypedInput, endSession } = await start(ANN)
  fillIn()
  saveTypedInput()
  endSession()
  await vi.waitFor(() => expect(stored()).not.toContain('username'))
})

test('R-15 SES-08 what a member typed before a refresh is not filled in for the next one', async () => {
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

test('UPD-04 a renewed session of the same member keeps what was typed', async () => {
  const { saveTypedInput, startSession } = await start(ANN)
  fillIn()
  startSession({ ...ANN, token: 'renewed' })
  await Promise.resolve()
  saveTypedInput()
  expect(stored()).toContain('username')
})

test('UPD-04 a submit whose next screen does not load keeps what was typed', async () => {
  const { saveTypedInput } = await start()
  fillIn()
  submit()
  document.body.replaceChildren()
  dispatchEvent(new Event('vite:preloadError'))
  saveTypedInput()
  expect(stored()).toContain('ann')
})

test('UPD-04 a chunk that fails long after a submit does not bring back what has left', async () => {
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

test('UPD-04 a form that is refused keeps its texts, one that was emptied does not', async () => {
  const { saveTypedInput } = await start()
  fillIn()
  typeInto('bank', 'First Bank')
  submit()
  input('bank').value = ''
  saveTypedInput()
  expect(stored()).toContain('ann')
  expect(stored()).not.toContain('First')
})

test('UPD-04 R-16 amount and bank are saved; card number and the name of the payee are not', async () => {
  const { saveTypedInput } = await start()
  fillIn()
  for (const name of ['amount', 'bank', 'holder', 'number']) typeInto(name, `its-${name}`)
  saveTypedInput()
  expect(stored()).toContain('its-amount')
  expect(stored()).toContain('its-bank')
  expect(stored()).not.toMatch(/its-holder|its-number/u)
})
