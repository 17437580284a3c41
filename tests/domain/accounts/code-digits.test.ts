import { expect, test } from 'vitest'
import { codeDigits } from '#domain/accounts/code-digits'

test('TFA-04 a code is typed or pasted in the digits of any script', () => {
  for (const typed of ['123456', ' 123 456 ', 'Code: 123456', '1234567', '۱۲۳۴۵۶', '১২৩৪৫৬', '၁၂၃၄၅၆'])
    expect(codeDigits(typed)).toBe('123456')
})
