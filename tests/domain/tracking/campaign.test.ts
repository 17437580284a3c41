import { expect, test } from 'vitest'
import { campaignOf, nextCampaign } from '#domain/tracking/campaign'

test('SHL-04 a campaign is the utm values of a URL, also with encoded names, and an empty value is none', () => {
  expect(campaignOf('?r=1&utm_source=news%20letter&utm%5Fterm=x&other=utm_id')).toBe(
    'utm_source=news+letter&utm_term=x',
  )
  expect(campaignOf('?utm_source=&r=1')).toBe('')
})

test.each([
  ['?utm_source=b', 'utm_source=b'],
  ['?utm_source=b&gclid=g1', 'utm_source=b'],
  ['?r=1', 'utm_source=a'],
  ['?utm_source=', 'utm_source=a'],
  ['?gclid=g1', ''],
])('SHL-04 after the campaign “a” a visit that comes to %s has the campaign “%s”', (search, campaign) => {
  expect(nextCampaign(search, 'utm_source=a')).toBe(campaign)
})
