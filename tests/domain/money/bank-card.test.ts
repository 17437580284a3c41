import { expect, test } from 'vitest'
import { type BankCardField, cardDigits, isPaidByPix, isValidCardField } from '#domain/money/bank-card'
import { maskedEmail, maskNumber } from '#domain/text/mask-contact'

test.each<readonly [BankCardField, string, boolean]>([
  ['holder', ' A ', false],
  ['holder', 'Al', true],
  ['holder', 'x'.repeat(80), true],
  ['holder', 'x'.repeat(81), false],
  ['bank', '', false],
  ['number', '4000 1234-1234 1234', true],
  ['number', '12345', false],
  ['number', '1'.repeat(24), true],
  ['number', '1'.repeat(25), false],
  ['number', '40001234x', false],
  ['pixKey', 'ann@example.com', true],
  ['pixKey', 'x'.repeat(78), false],
])('MEM-02 in the bank card form %s “%s” is valid: %s', (field, text, isRight) => {
  expect(isValidCardField(field, text)).toBe(isRight)
})

test('MEM-02 only members with Brazil’s currency are paid by Pix', () => {
  expect(['BRL', 'PHP'].map(isPaidByPix)).toEqual([true, false])
})

test('MEM-02 the number of a card is sent without separators', () => {
  for (const typed of [' 4000 1234-5678 ', '٤٠٠٠١٢٣٤٥٦٧٨']) expect(cardDigits(typed)).toBe('400012345678')
})

test.each([
  ['639170000001', '•••• 0001'],
  ['001', '001'],
  ['', ''],
])('masks the number “%s” as “%s”', (digits, seen) => {
  expect(maskNumber(digits)).toBe(seen)
})

test.each([
  ['ann@harbour.example', 'a•••@harbour.example'],
  ['𝒜nn@h.example', '𝒜•••@h.example'],
  ['@h.example', '@h.example'],
  ['', ''],
])('masks the email “%s” as “%s”', (email, seen) => {
  expect(maskedEmail(email)).toBe(seen)
})
