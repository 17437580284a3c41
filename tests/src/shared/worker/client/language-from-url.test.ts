import { expect, test, vi } from 'vitest'
import { LANGUAGE_KEY } from '#domain/storage-keys'
import { chosenLanguage } from '../../../../../src/shared/worker/client/page-facts'

/** Opens a URL with the given navigation type. */
const open = (address: string, type: NavigationTimingType): void => {
  history.replaceState(null, '', address)
  const entry = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => null, type }
  vi.stubGlobal('performance', { getEntriesByType: () => [entry] })
}

test.each(['reload', 'back_forward'] as const)('LNG-02 after a %s a later choice wins', (type) => {
  localStorage.setItem(LANGUAGE_KEY, 'EN')
  open('/m/home?language=UR', type)
  expect(chosenLanguage()).toBe('EN')
})

test('LNG-01 an unknown language changes nothing', () => {
  open('/m/home?language=XX', 'navigate')
  expect([chosenLanguage(), sessionStorage.getItem(LANGUAGE_KEY)]).toEqual([null, null])
})
