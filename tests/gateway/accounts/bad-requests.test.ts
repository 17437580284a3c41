import { expect, test } from 'vitest'
import {
  credentials,
  FORM,
  LOGIN,
  logInBySms,
  NEWCOMER,
  NOBODYS,
  numberOf,
  proofOf,
  register,
  registerMobile,
  REGISTER,
  registerSocial,
  SMS,
} from '../support/accounts'
import { type Answer, codeOf, codesOf, say, sendPost } from '../support/posts'
import { useGateway, view } from '../support/shared-gateway'
import { PROVIDER } from '../support/identity'

const PLACEHOLDER = 'desk-placeholder'
const BY_MOBILE = { ...FORM, ...NOBODYS, password: PLACEHOLDER }

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
    (change) => logInBySms(numberOf('ann'), { verificationCode: '123456', ...change }),
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

test('REG-01 REG-02 SOC-03 of two registrations of one name, number or account at once one succeeds', async () => {
  for (const both of [
    [register(NEWCOMER), register({ ...NEWCOMER, username: NEWCOMER.username.toUpperCase() })],
    [registerMobile(BY_MOBILE), registerMobile(BY_MOBILE)],
    [registerSocial(proofOf('twin')), registerSocial(proofOf('twin'))],
  ])
    expect(await codesOf(both)).toEqual(['success', 'username.taken'])
})
