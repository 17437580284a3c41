import { beforeEach, expect, test, vi } from 'vitest'
import { TITLE_KEY } from '#domain/storage-keys'
import { onConfiguredTitle, storedTitle } from '../../../src/boot/apply-stored-title'

beforeEach(() => (document.title = 'Offers · Games'))

test('DEP-01 the first title comes from config.json on a first visit, also after a screen has set its own title', () => {
  const show = vi.fn()
  onConfiguredTitle({ type: 'mc-title', title: 'Harbour $& Co' }, 'Games', show)
  expect(document.title).toBe('Offers · Harbour $& Co')
  expect(show).toHaveBeenCalledWith('Harbour $& Co')
  expect(storedTitle()).toBe('Harbour $& Co')
})

test('DEP-01 the first title is that of the last visit if there is one, and the new one is stored', () => {
  localStorage.setItem(TITLE_KEY, 'Harbour')
  document.title = 'Harbour'
  onConfiguredTitle({ type: 'mc-title', title: 'Lagoon' }, 'Harbour', () => expect.unreachable())
  expect(document.title).toBe('Harbour')
  expect(storedTitle()).toBe('Lagoon')
})

test.each([null, 'mc-title', { type: 'mc-boot' }, { id: '1', type: 'RAW' }])('DEP-01 ignores %j', (data) => {
  onConfiguredTitle(data, 'Games', () => expect.unreachable())
  expect(document.title).toBe('Offers · Games')
})
