import { expect, test } from 'vitest'
import fc from 'fast-check'
import { currencyOf, moneyText } from '#domain/text/money-format'

const NO_BREAK = '\u00a0'

test('LNG-06 a currency is the first three letters; TLB is PHP', () => {
  expect(['PHP2', 'TLB', 'TLB1', 'BRL', 'cny'].map(currencyOf)).toEqual(['PHP', 'PHP', 'PHP', 'BRL', 'CNY'])
})

test('LNG-06 formats Brazilian money as in Brazil and all other money as in China', () => {
  expect(moneyText(1234567.5, 'BRL', { decimals: 2, symbol: 'R$' })).toBe(`R$${NO_BREAK}1.234.567,50`)
  expect(moneyText(1234567.5, 'PHP', { decimals: 2, symbol: '₱' })).toBe('₱1,234,567.50')
  expect(moneyText(1234567.5, 'VND', { decimals: 0 })).toBe(`VND${NO_BREAK}1,234,568`)
  expect(moneyText(-5, 'PHP', { decimals: 2, symbol: '₱' })).toBe('-₱5.00')
  expect(moneyText(-0.001, 'PHP', { decimals: 2, symbol: '₱' })).toBe('₱0.00')
})

test.each([
  [0.125, 2, '0.12'],
  [0.135, 2, '0.14'],
  [1.005, 2, '1.00'],
  [1.015, 2, '1.02'],
  [2.5, 0, '2'],
  [3.5, 0, '4'],
  [-2.5, 0, '-2'],
  [1e-7, 2, '0.00'],
])('LNG-06 rounds half to even: %d to %d decimals', (amount, decimals, text) => {
  expect(moneyText(amount, 'PHP', { decimals, symbol: '' })).toBe(text)
})

test('LNG-06 the rounding mode can be set', () => {
  expect(moneyText(0.125, 'PHP', { decimals: 2, symbol: '', rounding: 'half-up' })).toBe('0.13')
  expect(moneyText(-0.125, 'PHP', { decimals: 2, symbol: '', rounding: 'half-up' })).toBe('-0.13')
  expect(moneyText(0.129, 'PHP', { decimals: 2, symbol: '', rounding: 'down' })).toBe('0.12')
})

test('LNG-06 uses the group and decimal separators of the two locales', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), fc.constantFrom('BRL', 'PHP'), (cents, code) => {
      const amount = cents / 100
      const locale = code === 'BRL' ? 'pt-BR' : 'zh'
      const form = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      expect(moneyText(Math.abs(amount), code, { decimals: 2, symbol: '' })).toBe(
        new Intl.NumberFormat(locale, form).format(Math.abs(amount)),
      )
    }),
  )
})
