import { describe, expect, test } from 'vitest'
import { mergedVendor, orderVendors, vendorDisplayName } from '#domain/lobby/vendor-order'

const card = (vendor: string, displayName = vendor) => ({
  vendor,
  accountTypeName: vendor,
  displayName,
  image: '',
})

describe('GAM-02 vendor order', () => {
  test('GAM-02 ordinals start at 100 and step by 100 in delivery order', () => {
    const vendors = orderVendors([card('AG'), card('BTI'), card('SG')], 'CNY')
    expect(vendors.map(({ vendor, ordinal }) => [vendor, ordinal])).toEqual([
      ['AG', 100],
      ['BTI', 200],
      ['SG', 300],
    ])
  })

  test('GAM-02 SEA lottery is 5 after ELOTT and Vietnam lottery 1 after LOTT, wherever they were delivered', () => {
    const vendors = orderVendors(
      [card('TCG_SEA'), card('TCG_LOTTO_VN'), card('ELOTT'), card('AG'), card('LOTT')],
      'CNY',
    )
    expect(vendors.map(({ vendor, ordinal }) => [vendor, ordinal])).toEqual([
      ['ELOTT', 300],
      ['TCG_SEA', 305],
      ['AG', 400],
      ['LOTT', 500],
      ['TCG_LOTTO_VN', 501],
    ])
  })

  test('GAM-02 a special lottery without its neighbour keeps its own position', () => {
    const vendors = orderVendors([card('AG'), card('TCG_SEA')], 'CNY')
    expect(vendors.at(-1)).toMatchObject({ vendor: 'TCG_SEA', ordinal: 200 })
  })

  test('GAM-02 RNG and PVP merge into TCG, which is listed once', () => {
    expect(mergedVendor('RNG')).toBe('TCG')
    expect(mergedVendor('PVP')).toBe('TCG')
    expect(mergedVendor('AG')).toBe('AG')
    const vendors = orderVendors(
      [card('RNG', 'TCG Slots'), card('PVP', 'TCG Tables'), card('TCG'), card('AG')],
      'CNY',
    )
    expect(vendors.map(({ vendor }) => vendor)).toEqual(['TCG', 'AG'])
    expect(vendors.map(({ ordinal }) => ordinal)).toEqual([100, 200])
  })

  test('GAM-02 with raw currency TLB only BTI and TCG show as 123BET', () => {
    expect(vendorDisplayName('BTI', 'BTi Sports', 'TLB')).toBe('123BET')
    expect(vendorDisplayName('TCG', 'TC Gaming', 'TLB')).toBe('123BET')
    expect(vendorDisplayName('AG', 'Asia Gaming', 'TLB')).toBe('Asia Gaming')
    expect(vendorDisplayName('BTI', 'BTi Sports', 'PHP')).toBe('BTi Sports')
    expect(orderVendors([card('RNG')], 'TLB')[0]?.displayName).toBe('123BET')
  })
})
