import { expect, test } from 'vitest'
import { nextFbc, nextFbp } from '#domain/tracking/ad-cookies'
import { attributionInQuery, attributionOf, mergeAttribution } from '#domain/tracking/attribution'
import { clickIds, clickIdsOf } from '#domain/tracking/click-ids'

const ALL = {
  ...{ adAppToken: 'token', gpsAdid: '38400000-8cf0-11bd-b23e-10b96e40000d', adid: 'a' },
  ...{ afAppId: 'id123456789', appsflyerId: '1415211453000-6513894', afAdvertisingId: 'b', afOaid: 'c' },
  ...{ idfa: '6D92078A-8246-4BA4-AE5B-76104861E7DC', idfv: 'd' },
}
const HOSTILE = ['<script>', 'a b', 'a;b', 'a\nb', '', 'x'.repeat(501), 'é', '"', '%00']

test('TRK-01 reads only the nine known values, from a response and from a query', () => {
  expect(attributionOf({ ...ALL, name: 'Ann' })).toEqual(ALL)
  expect(attributionInQuery(`?${new URLSearchParams({ ...ALL, name: 'Ann' }).toString()}`)).toEqual(ALL)
  expect(attributionOf({ adid: 17 })).toEqual({ adid: '17' })
})

test('TRK-01 reads nothing from another shape or a hostile value', () => {
  for (const answer of [null, undefined, 'adid=1', 7, [], { adid: {} }, { adid: null }, { adid: NaN }])
    expect(attributionOf(answer)).toEqual({})
  for (const adid of [...HOSTILE, 'x'.repeat(129)]) {
    expect(attributionOf({ adid })).toEqual({})
    expect(attributionInQuery(`?${new URLSearchParams({ adid }).toString()}`)).toEqual({})
  }
})

test('TRK-01 ignores an advertising id that is switched off', () => {
  expect(attributionOf({ idfa: '00000000-0000-0000-0000-000000000000', idfv: 'd' })).toEqual({ idfv: 'd' })
})

test('TRK-01 the first value wins, and new fields are added', () => {
  expect(mergeAttribution({ adid: '1' }, { adid: '2', idfv: '2' }, { idfv: '3', idfa: '3' })).toEqual({
    adid: '1',
    idfv: '2',
    idfa: '3',
  })
  expect(mergeAttribution()).toEqual({})
})

test('TRK-01 reads the four click ids, of a URL and of storage, and nothing hostile', () => {
  const all = { fbclid: '1', gclid: '2', ttclid: '3', kwaiclid: '4' }
  expect(clickIds(`?${new URLSearchParams(all).toString()}&cid=5&utm_source=x`)).toEqual(all)
  expect(clickIdsOf({ ...all, cid: '5' })).toEqual(all)
  for (const fbclid of HOSTILE) {
    expect(clickIds(`?${new URLSearchParams({ fbclid, gclid: 'g' }).toString()}`)).toEqual({ gclid: 'g' })
    expect(clickIdsOf({ fbclid, gclid: 'g' })).toEqual({ gclid: 'g' })
  }
  for (const kept of [null, 'x', [], { other: 'x' }, { fbclid: 7 }]) expect(clickIdsOf(kept)).toEqual({})
})

test('TRK-01 stores a click with its time; only a different click replaces it', () => {
  const kept = nextFbc('', 'click-1', 1_700_000_000_000)
  expect(kept).toBe('fb.1.1700000000000.click-1')
  expect(nextFbc(kept ?? '', 'click-1', 1_800_000_000_000)).toBeNull()
  expect(nextFbc(kept ?? '', 'click-2', 1_800_000_000_000)).toBe('fb.1.1800000000000.click-2')
  expect(nextFbc(kept ?? '', undefined, 1_800_000_000_000)).toBeNull()
  expect(nextFbc('broken.click-1', 'click-1', 1_800_000_000_000)).toBe('fb.1.1800000000000.click-1')
})

test('TRK-01 a valid browser id is not replaced', () => {
  expect(nextFbp('', 1_700_000_000_000, 42)).toBe('fb.1.1700000000000.42')
  expect(nextFbp('fb.1.1700000000000.42', 1_800_000_000_000, 43)).toBeNull()
  expect(nextFbp('fb.2.1700000000000.42', 1_800_000_000_000, 43)).toBeNull()
  expect(nextFbp('42', 1_800_000_000_000, 43)).toBe('fb.1.1800000000000.43')
})
