import { expect, test } from 'vitest'
import { isAccountPath } from '#domain/routing/account-section'
import { isFormPath } from '#domain/routing/form-paths'

test.each([
  ['/m/member/home', true],
  ['/m/member/benefits', true],
  ['/m/securityCenter/addBankCard', true],
  ['/m/rewardCenter/', true],
  ['/m/withdrawn', false],
  ['/m/home', false],
  ['/m/chat', false],
  ['/m/promotions', false],
])('SHL-07 %s belongs to the account: %s', (path, isAccount) => {
  expect(isAccountPath(path)).toBe(isAccount)
})

test.each([
  ['/m/login', true],
  ['/m/securityCenter/addBankCardPix', true],
  ['/m/withdraw', true],
  ['/m/withdrawn', false],
  ['/m/member/home', false],
])('MIN-02 over %s nothing floats: %s', (path, isForm) => {
  expect(isFormPath(path)).toBe(isForm)
})
