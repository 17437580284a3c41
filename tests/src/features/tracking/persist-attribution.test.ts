import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { persistAttribution } from '../../../../src/features/tracking/persist-attribution'

const WITHIN = new AbortController().signal
const visit = (query: string): void => window.history.replaceState(null, '', `/m/home${query}`)
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')
const dropCookies = (): void => {
  for (const name of ['_fbc', '_fbp'])
    document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
}

beforeEach(() => {
  localStorage.clear()
  dropCookies()
})
afterEach(() => {
  visit('')
  Reflect.deleteProperty(window, 'NativeBridge')
})

describe('TRK-01 attribution', () => {
  test('TRK-01 a click sets its cookie only on its own visit, though its id is stored', async () => {
    visit('?fbclid=click-1')
    const set = vi.spyOn(document, 'cookie', 'set')
    await persistAttribution(false, WITHIN)
    for (const [cookie] of set.mock.calls) expect(cookie).toContain('; max-age=7776000; SameSite=Lax') // 90 days
    set.mockRestore()
    expect(document.cookie).toMatch(/_fbc=fb\.1\.\d{13}\.click-1/u)
    expect(stored('clickIds')).toEqual({ fbclid: 'click-1' })
    dropCookies()
    visit('')
    await persistAttribution(true, WITHIN)
    expect(document.cookie).not.toContain('_fbc=fb')
    expect(document.cookie).toContain('_fbp')
    expect(stored('clickIds')).toEqual({ fbclid: 'click-1' })
  })

  test('TRK-03 ignores late values from the native app', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) App/Ver 2.4.39')
    let answer: (said: unknown) => void = () => undefined
    const attribution = () => new Promise((resolve) => (answer = resolve))
    Object.assign(window, { NativeBridge: { attribution } })
    const leave = new AbortController()
    const keeping = persistAttribution(false, leave.signal)
    leave.abort()
    answer({ adid: 'a-1' })
    await keeping
    expect(stored('attribution')).toBeNull()
    const again = persistAttribution(false, WITHIN)
    answer({ adid: 'a-1' })
    await again
    expect(stored('attribution')).toEqual({ adid: 'a-1' })
  })
})
