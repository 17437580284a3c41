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

test('SES-09 SHL-04 the pages that lead to a login keep where it leads, and no other page does', () => {
  const search = '?backUrl=%2Fm%2Fmember%2Fhome&r=F7'
  for (const path of ['/m/login', '/m/register', '/m/forgotPassword'])
    expect(withPreservedParams(path, search)).toBe(`${path}?backUrl=%2Fm%2Fmember%2Fhome&r=F7`)
  expect(withPreservedParams('/m/register', '?redirectUrl=%2Fm%2Fgame')).toContain('redirectUrl=')
  expect(withPreservedParams('/m/home', search)).toBe('/m/home?r=F7')
  expect(withPreservedParams('/m/login?backUrl=%2Fm%2Fgame', search)).toBe(
    '/m/login?backUrl=%2Fm%2Fgame&r=F7',
  )
})
