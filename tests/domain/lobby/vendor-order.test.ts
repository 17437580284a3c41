import { expect, test } from 'vitest'
import { mergedVendor, orderVendors, vendorDisplayName } from '#domain/lobby/vendor-order'

const card = (vendor: string, displayName = vendor) => ({
  vendor,
  accountTypeName: vendor,
  displayName,
  image: '',
})
const ordered = (...vendors: readonly string[]) =>
  orderVendors(
    vendors.map((vendor) => card(vendor)),
    'CNY',
  ).map(({ vendor, ordinal }) => `${vendor} ${ordinal}`)

test('GAM-02 ordinals step by 100 in delivery order, from 100; RNG and PVP merge into TCG, which is listed once', () => {
  expect(ordered('AG', 'BTI', 'SG')).toEqual(['AG 100', 'BTI 200', 'SG 300'])
  expect(['RNG', 'PVP', 'AG'].map(mergedVendor)).toEqual(['TCG', 'TCG', 'AG'])
  expect(ordered('RNG', 'PVP', 'TCG', 'AG')).toEqual(['TCG 100', 'AG 200'])
})

test('GAM-02 SEA lottery is 5 after ELOTT and Vietnam lottery 1 after LOTT, wherever they were delivered', () => {
  const delivered = ordered('TCG_SEA', 'TCG_LOTTO_VN', 'ELOTT', 'AG', 'LOTT')
  expect(delivered.join()).toBe('ELOTT 300,TCG_SEA 305,AG 400,LOTT 500,TCG_LOTTO_VN 501')
  // Without its neighbour it keeps its own position.
  expect(ordered('AG', 'TCG_SEA')).toEqual(['AG 100', 'TCG_SEA 200'])
})

test('GAM-02 with raw currency TLB only BTI and TCG show as 123BET', () => {
  const names = (currency: string) =>
    ['BTI', 'TCG', 'AG'].map((vendor) => vendorDisplayName(vendor, vendor, currency))
  expect([names('TLB'), names('PHP')]).toEqual([
    ['123BET', '123BET', 'AG'],
    ['BTI', 'TCG', 'AG'],
  ])
  expect(orderVendors([card('RNG')], 'TLB')[0]?.displayName).toBe('123BET')
})
