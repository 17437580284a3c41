import fc from 'fast-check'
import { expect, test } from 'vitest'
import { preservedParams, withPreservedParams } from '#domain/routing/preserved-params'

test('SHL-04 drops all others, above all a token', () => {
  expect(withPreservedParams('/m/game', '?token=secret&gameId=7&R=1')).toBe('/m/game')
})

test('SHL-04 the link’s own value wins, then the query, then the stored value', () => {
  const stored = { r: 'old', cid: 'kept', utm_campaign: 'spring', token: 'no' }
  expect(withPreservedParams('/m/activity?id=4&r=own#top', '?r=query&gclid=g', stored)).toBe(
    '/m/activity?id=4&r=own&cid=kept&utm_campaign=spring&gclid=g#top',
  )
})

test('SHL-04 uses the first of two values, and tolerates a broken escape', () => {
  expect(preservedParams('?r=1&r=2&cid=%E0%A4%A')).toEqual({ r: '1', cid: '%E0%A4%A' })
})

test('SHL-04 property: applying it twice adds nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (code, campaign) => {
      const search = `?r=${encodeURIComponent(code)}&utm_term=${encodeURIComponent(campaign)}`
      const first = withPreservedParams('/m/home', search)
      expect(preservedParams(first.slice('/m/home'.length))).toEqual({ r: code, utm_term: campaign })
      expect(withPreservedParams('/m/home', first.slice('/m/home'.length))).toBe(first)
    }),
  )
})
