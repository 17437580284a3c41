import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { MEMBER_RESOURCES, FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'
import { ON_DEMAND_MEMBER_RESOURCES, ON_DEMAND_RESOURCES } from '#worker/sync/on-demand-resources'
import { WIRE_ANSWERS } from '../support/wire-responses'

const ALL = [
  ...FIRST_SCREEN_RESOURCES,
  ...MEMBER_RESOURCES,
  ...ON_DEMAND_RESOURCES,
  ...ON_DEMAND_MEMBER_RESOURCES,
]
const SCOPE = { merchant: 'harbour', language: 'EN', member: '7' }

/** The response of a resource with these fields replaced, parsed. */
const parsed = (name: keyof typeof WIRE_ANSWERS, fields: object | readonly unknown[]) => {
  const resource = ALL.find((each) => each.name === name)
  if (!resource) throw new Error(`no ${name}`)
  const wire = v.parse(v.record(v.string(), v.unknown()), WIRE_ANSWERS[name])
  return resource.parse(Array.isArray(fields) ? fields : { ...wire, ...fields }, SCOPE)
}

describe('R-02 lists inside a response', () => {
  test.each([
    ['depositSettings', { methods: [{}, 7] }],
    ['withdrawAccounts', { fullBankCardList: [{}] }],
    ['mall', { items: [null] }],
    ['downloadSettings', [1, 2]],
    ['downloadSettings', []],
    ['availablePromotions', []],
  ] as const)('R-02 %s without a single valid row is an invalid response', (name, fields) => {
    expect(parsed(name, fields)).toMatchObject({ ok: false, error: { kind: 'malformed' } })
  })

  test('R-02 promotions with only unknown names are invalid, no promotions are valid', () => {
    const resource = ON_DEMAND_MEMBER_RESOURCES.find(({ name }) => name === 'availablePromotions')
    expect(resource?.parse({ error: 'x' }, SCOPE)).toMatchObject({ ok: false })
    expect(resource?.parse({}, SCOPE)).toMatchObject({ ok: true })
  })

  test('R-02 an empty list is a valid response', () => {
    expect(parsed('depositSettings', { methods: [] })).toMatchObject({ ok: true, value: { dropped: 0 } })
  })

  test.each([
    ['depositSettings', { methods: [7, { id: 1, name: 'Bank', min: 1, max: 2 }] }, 1],
    ['domains', { domains: [{ domainName: 'a.example' }, 7, {}] }, 2],
    ['settings', { resources: [7, { resourceType: 'TERMS', url: '/t' }] }, 1],
    ['settings', { imageCDNs: ['https://cdn.example', 5], languages: ['EN', null] }, 2],
  ] as const)('R-02 of %s dropped rows are counted', (name, fields, count) => {
    expect(parsed(name, fields)).toMatchObject({ ok: true, value: { dropped: count } })
    // The count does not carry over to the next response.
    expect(parsed(name, {})).toMatchObject({ ok: true, value: { dropped: 0 } })
  })
})
