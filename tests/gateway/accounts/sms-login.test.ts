import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  contact,
  isOpen,
  logInBySms,
  memberOf,
  NOBODYS,
  notThe,
  numberOf,
  say,
  smsCode,
  tryLogin,
  DEVICE,
} from '../support/accounts'
import { credentials } from '../support/log-in'
import { runGateway, type RunningGateway } from '../support/running-gateway'

const LOGIN = '/wps/session/login'
const TOKEN_OF_ANN = 'word-of-the-provider'
const TOKEN_BY_GOOGLE = 'word-of-google'

let gateway: RunningGateway

beforeAll(async () => {
  const phone = `+63${contact('ann').mobileNum}`
  const words: Readonly<Record<string, string>> = { [TOKEN_OF_ANN]: 'phone', [TOKEN_BY_GOOGLE]: 'google.com' }
  const verify = (idToken: string) => {
    const signedInBy = words[idToken]
    return Promise.resolve(
      signedInBy === undefined ? null : { subject: 'ann-at-provider', signedInBy, phone },
    )
  }
  gateway = await runGateway({}, { identity: { verify } })
})
afterEach(() => gateway.control({ reset: true }))
afterAll(() => gateway.close())

test('LOG-14 number and code log the member in', async () => {
  const verificationCode = await smsCode(gateway, numberOf('ann'))
  const { code, value } = await logInBySms(gateway, numberOf('ann'), { verificationCode })
  expect(code).toBe('success')
  expect(value).toMatchObject({ userName: 'ann', customerType: 0, firstTimeLogin: false })
  expect(await isOpen(gateway, value['token'])).toBe(true)
})

test('LOG-14 a code works once', async () => {
  const verificationCode = await smsCode(gateway, numberOf('ann'))
  await logInBySms(gateway, numberOf('ann'), { verificationCode })
  const again = await logInBySms(gateway, numberOf('ann'), { verificationCode })
  expect(again.code).toBe('sms.code.invalid')
})

test('LOG-14 of two parallel logins with one code one succeeds', async () => {
  const verificationCode = await smsCode(gateway, numberOf('ann'))
  const answers = await Promise.all(
    [1, 2].map(() => logInBySms(gateway, numberOf('ann'), { verificationCode })),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual(['sms.code.invalid', 'success'])
})

test('LOG-14 a code is bound to its number', async () => {
  const verificationCode = await smsCode(gateway, numberOf('ann'))
  const { code } = await logInBySms(gateway, numberOf('ben'), { verificationCode })
  expect(code).toBe('sms.code.invalid')
  const other = { ...numberOf('ann'), countryDialingCode: '60' }
  expect((await logInBySms(gateway, other, { verificationCode })).code).toBe('sms.code.invalid')
})

test('LOG-14 only the owner of a number learns that it has no account', async () => {
  const right = await smsCode(gateway, NOBODYS)
  const wrong = await logInBySms(gateway, NOBODYS, { verificationCode: notThe(right) })
  expect(wrong.code).toBe('sms.code.invalid')
  const { code, text } = await logInBySms(gateway, NOBODYS, { verificationCode: right })
  expect(code).toBe('not.exists.user')
  expect(text).toContain('There is no account with this number.')
})

test.each([
  ['no proof', {}],
  ['two proofs', { verificationCode: '123456', firebaseIdToken: TOKEN_OF_ANN }],
  ['an empty code', { verificationCode: ' ' }],
  ['a channel', { verificationCode: '123456', firebaseChannel: 'google' }],
  ['a number with a plus', { verificationCode: '123456', mobileNum: '+639170000001' }],
  ['no country', { verificationCode: '123456', countryDialingCode: '' }],
])('LOG-14 a login by SMS with %s is a bad request', async (_what, change) => {
  const { code, status } = await logInBySms(gateway, numberOf('ann'), change)
  expect([code, status]).toEqual(['request.invalid', 400])
})

test('LOG-14 an identity provider’s token for the number replaces the code', async () => {
  const proof = { firebaseIdToken: TOKEN_OF_ANN }
  expect((await logInBySms(gateway, numberOf('ann'), proof)).value['userName']).toBe('ann')
  expect((await logInBySms(gateway, numberOf('ben'), proof)).code).toBe('sms.code.invalid')
  for (const firebaseIdToken of ['made-up', TOKEN_BY_GOOGLE]) {
    const { code } = await logInBySms(gateway, numberOf('ann'), { firebaseIdToken })
    expect(code).toBe('sms.code.invalid')
  }
})

test('LOG-14 no id token verifies a number without an identity provider', async () => {
  const plain = await runGateway()
  const { code } = await logInBySms(plain, numberOf('ann'), { firebaseIdToken: TOKEN_OF_ANN })
  expect(code).toBe('sms.code.invalid')
  await plain.close()
})

test('LOG-01 a login with an unknown type is a bad request', async () => {
  expect((await say(gateway, LOGIN, { ...credentials('ann'), type: 'fax' })).code).toBe('request.invalid')
})

test('LOG-14 ten wrong codes block the number for one IP address until the five minutes are over', async () => {
  for (let count = 0; count < 10; count += 1) {
    const { code } = await logInBySms(gateway, numberOf('ann'), { verificationCode: '12345' })
    expect(code).toBe('sms.code.invalid')
  }
  const verificationCode = await smsCode(gateway, numberOf('ann'))
  const refused = await logInBySms(gateway, numberOf('ann'), { verificationCode })
  expect([refused.code, refused.status]).toEqual(['TOO_MANY_REQUEST', 429])
  expect(refused.retryAfter).toBeGreaterThan(200)
  await gateway.control({ clock: { offsetMs: 301_000 } })
  const secondCode = await smsCode(gateway, numberOf('ann'))
  expect((await logInBySms(gateway, numberOf('ann'), { verificationCode: secondCode })).code).toBe('success')
})

test('LOG-05 a login by SMS needs a second factor, unless SMS is one of the methods', async () => {
  const bySms = async (username: string) =>
    logInBySms(gateway, numberOf(username), {
      verificationCode: await smsCode(gateway, numberOf(username)),
    })
  expect((await bySms('ivy')).code).toBe('success')
  expect((await bySms('gus')).code).toBe('success')
  const { code, ticket } = await bySms('hal')
  expect(code).toBe('login_verify_required')
  const { payeeName } = contact('hal')
  const sent = { ticket, method: 'P', payeeName, loginDeviceId: DEVICE.loginDeviceId }
  expect((await say(gateway, `${LOGIN}/verification`, sent)).value['userName']).toBe('hal')
})

test('LOG-10 a changed IP address is rejected once, and only after the right password', async () => {
  expect((await tryLogin(gateway, 'moe', 'wrong')).code).toBe('login.cred.err')
  expect((await memberOf(gateway, 'moe'))?.['ipChanged']).toBe(true)
  expect((await tryLogin(gateway, 'moe')).code).toBe('token_ip_different')
  expect((await tryLogin(gateway, 'moe')).code).toBe('success')
  await gateway.control({ members: [{ username: 'ann', ipChanged: true }] })
  expect((await tryLogin(gateway, 'ann')).code).toBe('token_ip_different')
  expect((await memberOf(gateway, 'ann'))?.['ipChanged']).toBe(false)
})

test('LOG-04 the login response reports the weak default password', async () => {
  expect((await tryLogin(gateway, 'lou')).value).toMatchObject({
    firstTimeLogin: false,
    updatePassword: true,
  })
  await gateway.control({ settings: { weakPassword: null } })
  expect((await tryLogin(gateway, 'lou')).value['updatePassword']).toBeUndefined()
})
