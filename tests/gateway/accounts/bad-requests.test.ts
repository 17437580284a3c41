import { expect, test } from 'vitest'
import { NUMBERS } from '../../../e2e/support/accounts/account-fields'
import { credentials, DEVICE, LOGIN } from '../support/accounts'
import { PROVIDER } from '../support/identity'
import { type Answer, codeOf, say, sendPost } from '../support/posts'
import { useGateway, view } from '../support/shared-gateway'

const REGISTER = '/wps/member/register'
const SMS = '/wps/verification/sms/noLogin'
const PLACEHOLDER = 'desk-placeholder'

const FORM = {
  ...DEVICE,
  login: true,
  registerMethod: 'H5',
  registerUrl: 'https://harbour.example/m/register?r=ANN70001',
  domain: 'harbour.example',
}
const NEWCOMER = { ...FORM, username: 'Nia.Brandt_7', password: 'topsail-3' }
const NOBODYS = { countryDialingCode: '63', mobileNum: '9998887777' }
const BY_MOBILE = { ...FORM, ...NOBODYS, password: PLACEHOLDER }
const BY_SMS = { ...DEVICE, type: 'sms', countryDialingCode: '63', mobileNum: NUMBERS.ann }

const register = (message: object, ModuleId = 'REG3') => say(REGISTER, message, { ModuleId })
const registerMobile = (message: object, ModuleId = 'MOBILENUMREG3') =>
  say(`${REGISTER}/mobile`, message, { ModuleId })

useGateway({ settings: { ...PROVIDER, mobileRegisterPassword: PLACEHOLDER } })

const FIELDS = ['login', 'registerMethod', 'registerUrl', 'domain', 'loginDeviceId', 'isOfficialAppLogin']

/** Changes that make a request of the app one that the contract does not know, by call. */
const BAD: readonly (readonly [
  call: string,
  send: (change: object) => Promise<Answer>,
  changes: readonly object[],
])[] = [
  [
    'a registration',
    (change) => register({ ...NEWCOMER, ...change }),
    [
      ...[...FIELDS, 'username', 'password'].map((field) => ({ [field]: undefined })),
      ...['', 'ab', 'x'.repeat(33), 'a b c', 'näme', 'a-b-c', 'a@b.c'].map((username) => ({ username })),
      ...['12345', PLACEHOLDER].map((password) => ({ password })),
      ...[{ registerMethod: 'FAX' }, { pixelTrack: 'clicked' }, { login: 'yes' }],
    ],
  ],
  [
    'a registration by mobile',
    (change) => registerMobile({ ...BY_MOBILE, ...change }),
    [{ password: 'topsail-3' }, { countryDialingCode: '999' }, { mobileNum: '12' }, { mobileNum: undefined }],
  ],
  [
    'a login',
    (change) => say(LOGIN, { ...credentials('ann'), ...change }),
    [{ type: 'fax' }, { type: 'sms' }, { loginDeviceId: undefined }, { firebaseChannel: 'google' }],
  ],
  [
    'a login by SMS',
    (change) => say(LOGIN, { ...BY_SMS, verificationCode: '123456', ...change }),
    [
      { verificationCode: ' ' },
      { firebaseIdToken: 'token' },
      { firebaseChannel: 'google' },
      { mobileNum: '+6391' },
    ],
  ],
  [
    'a code by SMS',
    (change) => sendPost(SMS, { ...NOBODYS, ...change }),
    [{ mobileNum: '123' }, { mobileNum: '9170000001x' }, { countryDialingCode: '+63' }],
  ],
]

test.each(BAD)('REG-01 LOG-01 DEP-04 %s of another shape is a bad request', async (_call, send, changes) => {
  for (const change of changes) {
    const { code, status } = await send(change)
    expect([code, status], JSON.stringify(change)).toEqual(['request.invalid', 400])
  }
  expect(await view.registrations()).toEqual([])
})

test('REG-01 a registration has its ModuleId and is encrypted', async () => {
  for (const answer of [
    register(NEWCOMER, ''),
    register(NEWCOMER, 'MOBILENUMREG3'),
    registerMobile(BY_MOBILE, 'REG3'),
  ])
    expect(await codeOf(answer)).toBe('request.invalid')
  expect(await codeOf(sendPost(REGISTER, NEWCOMER, { ModuleId: 'REG3' }))).toBe('encryption.invalid')
})
