import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { resourceOf, SCOPE } from '../support/resources'
import { WIRE_ANSWERS } from '../support/wire-responses'

/** The response of a resource with these fields replaced, parsed. */
const parsed = (name: keyof typeof WIRE_ANSWERS, fields: object | readonly unknown[]) => {
  const wire = v.parse(v.record(v.string(), v.unknown()), WIRE_ANSWERS[name])
  return resourceOf(name).parse(Array.isArray(fields) ? fields : { ...wire, ...fields }, SCOPE)
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

  test.each([
    ['depositSettings', { methods: [7, { id: 1, name: 'Bank', min: 1, max: 2 }] }, 1],
    ['domains', { domains: [{ domainName: 'a.example' }, 7, {}] }, 2],
    ['settings', { resources: [7, { resourceType: 'TERMS', url: '/t' }] }, 1],
    ['settings', { imageCDNs: ['https://cdn.example', 5], languages: ['EN', null] }, 2],
    ['depositSettings', { methods: [] }, 0],
  ] as const)('R-02 of %s dropped rows are counted', (name, fields, count) => {
    expect(parsed(name, fields)).toMatchObject({ ok: true, value: { dropped: count } })
    // The count does not carry over to the next response.
    expect(parsed(name, {})).toMatchObject({ ok: true, value: { dropped: 0 } })
  })
  test('R-02 promotions with only unknown names are invalid, no promotions are valid', () => {
    expect(resourceOf('availablePromotions').parse({ error: 'x' }, SCOPE)).toMatchObject({ ok: false })
    expect(resourceOf('availablePromotions').parse({}, SCOPE)).toMatchObject({ ok: true })
  })
})
