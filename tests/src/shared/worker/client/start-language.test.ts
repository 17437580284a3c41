import { afterEach, expect, test, vi } from 'vitest'
import { OFFERED_LANGUAGE_KEY } from '#domain/storage-keys'
import { startLanguage } from '../../../../../src/shared/worker/client/page-facts'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

test.each([
  [['de-DE'], null, 'EN'],
  [[], null, 'EN'],
  [['de-DE', 'ur-PK'], null, 'UR'],
  [['zh-CN'], null, 'CN'],
  [['de-DE'], 'MS', 'MS'],
] as const)('LNG-01 a browser with %j, last visit in %s, starts in %s', (tags, offered, code) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)
  if (offered) localStorage.setItem(OFFERED_LANGUAGE_KEY, offered)
  expect(startLanguage(() => true)).toBe(code)
})
