import { expect, test } from 'vitest'
import { subtractAmounts, parseAmount, roundAmounts, formatAmountForInput } from '#domain/money/amounts'

const PESO = { currency: 'PHP', decimals: 2, min: 50, max: 20_000 }
const REAL = { ...PESO, currency: 'BRL' }
const ok = (amount: number) => ({ ok: true, amount })
const wrong = (problem: string) => ({ ok: false, problem })

test.each([
  [' 1 000 ', ok(1_000)],
  ['12,345.50', ok(12_345.5)],
  ['100.', ok(100)],
  ['99,5', ok(99.5)], // a keyboard without a decimal point
  ['1.000,50', ok(1_000.5)],
  ['1,00,000', wrong('wrong')],
  ['1.0000,50', wrong('wrong')],
  ['1000.000,50', wrong('wrong')],
  ['01.000,50', wrong('wrong')],
  ['01,000', wrong('fine')],
  ['1.000', wrong('fine')], // a thousands separator elsewhere: rejected, not guessed
  ['100.005', wrong('fine')],
  ['١٬٠٠٠٫٥', ok(1_000.5)],
  ['٩٩٬٥', ok(99.5)],
  ['۱۰۰', ok(100)],
  ['1\u{116da}\u{116da}', ok(100)], // the digits of another script are just before these
  ['१५०', ok(150)],
  ['１００', ok(100)],
  ['𝟙𝟘𝟘', ok(100)],
  ['', wrong('missing')],
  ['0', wrong('missing')],
  ['.', wrong('wrong')],
  ['-100', wrong('wrong')],
  ['1e3', wrong('wrong')],
  ['1.2.3', wrong('wrong')],
  ['0,100', wrong('fine')],
  ['9999999999999', wrong('wrong')],
  ['999999999999', wrong('most')],
  ['49.99', wrong('least')],
  ['50', ok(50)],
  ['20,000.01', wrong('most')],
  ['20000', ok(20_000)],
])('LNG-06 MEM-02 parses “%s” as %j', (typed, expected) => {
  expect(parseAmount(typed, PESO)).toEqual(expected)
})

test.each([
  ['1.000', ok(1_000)],
  ['1.000,50', ok(1_000.5)],
  ['1,000', wrong('fine')],
  ['99,50', ok(99.5)],
])('LNG-06 parses “%s” in Brazil as %j', (typed, expected) => {
  expect(parseAmount(typed, REAL)).toEqual(expected)
})

test('LNG-06 accepts only whole amounts if the currency has no decimals', () => {
  expect(parseAmount('1,000', { ...PESO, decimals: 0 })).toEqual(ok(1_000))
  expect(parseAmount('1000.5', { ...PESO, decimals: 0 })).toEqual(wrong('fine'))
})

test('LNG-06 an amount filled in by a tap parses back to the same value', () => {
  for (const currency of ['PHP', 'BRL'])
    expect(
      parseAmount(formatAmountForInput(1_250.5, { currency, decimals: 2 }), { ...PESO, currency }),
    ).toEqual(ok(1_250.5))
  expect(formatAmountForInput(1_250.5, REAL)).toBe('1250,5')
  expect(formatAmountForInput(1_250.999, PESO)).toBe('1250.99')
  expect(formatAmountForInput(100.5, { ...PESO, decimals: 0 })).toBe('100')
})

test.each([
  [0.3, 0.1, 0.2],
  [1_250.5, 500.1, 750.4],
  [10, 0.01, 9.99],
  [1, 0.91, 0.09],
  [2_952, 2_951.87, 0.13],
  [1_000_000_000.1, 0.3, 999_999_999.8],
  [0.1, 0.3, -0.2],
  [84.5, 84.5, 0],
])('LNG-06 %f minus %f is %f', (amount, other, left) => {
  expect(subtractAmounts(amount, other)).toBe(left)
})

test.each([
  [50, 20_000, [50, 100, 200, 500, 1_000, 2_000]],
  [500, 100_000, [500, 1_000, 2_000, 5_000, 10_000, 20_000]],
  [300, 1_000, [300, 500, 1_000]],
  [30, 30, [30]],
  [0.5, 3, [1, 2]],
  [0, 2, [1, 2]],
  [10, 5, []],
  [0, 0, []],
])('MEM-02 suggests amounts from %f to %f: %j', (min, max, offered) => {
  expect(roundAmounts(min, max)).toEqual(offered)
})
