import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGE_KEY } from '#domain/storage-keys'
import { addressLanguage, chosenLanguage } from '../../../../../src/shared/worker/client/page-facts'

/** Opens an address as the browser says that it was opened. */
const open = (address: string, type: NavigationTimingType): void => {
  history.replaceState(null, '', address)
  const entry = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => null, type }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('LNG-01 SHL-05 the language of the address comes before an earlier choice, and counts for the visit', () => {
  localStorage.setItem(LANGUAGE_KEY, 'EN')
  open('/m/home?r=1&language=pt-br', 'navigate')
  expect([addressLanguage(), chosenLanguage()]).toEqual(['PT-BR', 'PT-BR'])
  expect(sessionStorage.getItem(LANGUAGE_KEY)).toBe('PT-BR')
})

test.each(['reload', 'back_forward'] as const)(
  'LNG-02 after a %s a choice made since then counts',
  (type) => {
    localStorage.setItem(LANGUAGE_KEY, 'EN')
    open('/m/home?language=UR', type)
    expect(chosenLanguage()).toBe('EN')
  },
)

test('LNG-01 a language that does not exist changes nothing', () => {
  open('/m/home?language=XX', 'navigate')
  expect([chosenLanguage(), sessionStorage.getItem(LANGUAGE_KEY)]).toEqual([null, null])
})
