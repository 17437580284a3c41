import { afterEach, expect, test, vi } from 'vitest'
import { persistAttribution } from '../../../../src/features/tracking/persist-attribution'

const WITHIN = new AbortController().signal
const visit = (query: string): void => window.history.replaceState(null, '', `/m/home${query}`)

afterEach(() => {
  visit('')
  Reflect.deleteProperty(window, 'NativeBridge')
})

test('TRK-01 a click sets its cookie, for 90 days, only on its own visit, though its id is stored', async () => {
  const set = vi.spyOn(document, 'cookie', 'set')
  visit('?fbclid=click-1')
  await persistAttribution(false, WITHIN)
  for (const [cookie] of set.mock.calls) expect(cookie).toContain('; max-age=7776000; SameSite=Lax')
  expect(set.mock.calls[0]).toEqual([expect.stringMatching(/^_fbc=fb\.1\.\d{13}\.click-1;/u)])
  expect(localStorage.getItem('clickIds')).toBe('{"fbclid":"click-1"}')
  visit('')
  document.cookie = '_fbc=; path=/; max-age=0'
  set.mockClear()
  await persistAttribution(true, WITHIN)
  expect(set.mock.calls.join()).not.toContain('_fbc')
})

test('TRK-03 ignores values from the native app that come after the player’s refusal', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) App/Ver 2.4.39')
  let answer: (said: unknown) => void = () => undefined
  Object.assign(window, { NativeBridge: { attribution: () => new Promise((resolve) => (answer = resolve)) } })
  const leave = new AbortController()
  for (const signal of [leave.signal, WITHIN]) {
    const saving = persistAttribution(false, signal)
    leave.abort()
    answer({ adid: 'a-1' })
    await saving
    expect(localStorage.getItem('attribution')).toBe(signal === WITHIN ? '{"adid":"a-1"}' : null)
  }
})
