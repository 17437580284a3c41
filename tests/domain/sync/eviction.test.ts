import { expect, test } from 'vitest'
import { type CachedScope, selectScopesToEvict } from '#domain/sync/eviction'
import { DAY_MS } from '#domain/timing'

const NOW = 100 * DAY_MS
const scope = (more: Partial<CachedScope>): CachedScope => ({
  resource: 'games',
  merchant: 'harbour',
  language: 'EN',
  member: '',
  at: NOW,
  ...more,
})
const IN_USE = { merchant: 'harbour', language: 'EN', members: ['7'] }

test('OFF-03 the current language and the one before it stay', () => {
  const languages = ['EN', 'UR', 'CN', 'FR'].map((language, index) => scope({ language, at: NOW - index }))
  const gone = (scopes: readonly CachedScope[]): readonly string[] =>
    selectScopesToEvict(scopes, IN_USE, NOW).map(({ language }) => language)
  expect(gone(languages)).toEqual(['CN', 'FR'])
  // Each was last used when the last of its resources was.
  expect(gone([...languages, scope({ resource: 'popular', language: 'UR', at: 1 })])).toEqual(['CN', 'FR'])
  expect(gone([...languages, scope({ resource: 'popular', language: 'FR' })])).toEqual(['UR', 'CN'])
})

test('OFF-03 another merchant and another member are evicted when stale, never the current ones', () => {
  const old = NOW - 8 * DAY_MS
  const scopes = [
    scope({ merchant: 'other', at: old }),
    scope({ merchant: 'fresh-other' }),
    scope({ merchant: 'week-old', at: NOW - 7 * DAY_MS }),
    scope({ resource: 'member', language: '', member: '7', at: old }),
    scope({ resource: 'member', language: '', member: '8', at: old }),
    scope({ resource: 'member', language: '', member: '9' }),
    scope({ resource: 'settings', language: '', at: old }),
  ]
  const gone = selectScopesToEvict(scopes, IN_USE, NOW)
  expect(gone.map(({ merchant, member }) => merchant + member)).toEqual(['other', 'harbour8'])
})

test('R-07 when the quota is exceeded only the rows in use stay', () => {
  const scopes = [
    scope({}),
    scope({ language: 'UR' }),
    scope({ merchant: 'fresh-other' }),
    scope({ language: '', member: '7' }),
    scope({ language: '', member: '9' }),
  ]
  expect(selectScopesToEvict(scopes, IN_USE, NOW, true)).toEqual([scopes[1], scopes[2], scopes[4]])
})
