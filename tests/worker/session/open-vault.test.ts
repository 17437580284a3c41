import { expect, test } from 'vitest'
import { isLoginOf, type RememberedLogin } from '#worker/session/open-vault'

const MEMBER = { memberId: '7', memberName: 'Ann', memberType: 0 }
const LOGIN: RememberedLogin = {
  ...MEMBER,
  type: 'username',
  username: 'ann',
  password: 'p',
  merchant: 'harbour',
}

test.each<[what: string, login: RememberedLogin | null, isTheirs: boolean]>([
  ['by password', LOGIN, true],
  ['by SMS', { ...LOGIN, type: 'sms' }, false],
  ['of another name', { ...LOGIN, username: 'ben' }, false],
  ['at another merchant', { ...LOGIN, merchant: 'lagoon' }, false],
  ['that is not there', null, false],
])('LOG-07 a remembered login %s', (_what, login, isTheirs) => {
  expect(isLoginOf(login, 'ann', 'harbour')).toBe(isTheirs)
})
