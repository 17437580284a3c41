import { expect, test } from 'vitest'
import {
  isOpen,
  logIn,
  logInBySms,
  memberOf,
  NOBODYS,
  notThe,
  numberOf,
  payee,
  phoneToken,
  proofOf,
  smsCode,
  tryLogin,
  verify,
  credentials,
  LOGIN,
} from '../support/accounts'
import { PROVIDER } from '../support/identity'
import { codeOf, codesOf, post, say, seal, sendPost } from '../support/posts'
import { gateway, useGateway } from '../support/shared-gateway'

const ANN = numberOf('ann')
const logOut = (token: string) => codeOf(sendPost('/wps/session/logout', '', { Authorization: token }))

useGateway()

test('LOG-08 LNG-05 a wrong password and an unknown name get the same message, in the language of the request', async () => {
  for (const [language, words] of [
    ['EN', /password/],
    ['CN', /密码/],
    ['UR', /پاس ورڈ/],
    ['TH', /password/],
  ] as const) {
    const [wrong, unknown] = await Promise.all(
      ['ann', 'nobody'].map((name) =>
        say(LOGIN, { ...credentials('ann', 'x'), username: name }, { Language: language }),
      ),
    )
    expect(unknown?.text).toBe(wrong?.text)
    expect(wrong?.text).toMatch(words)
  }
})

test('LOG-01 LOG-04 reports the member’s type and a change of the password that is due', async () => {
  await gateway.control({ settings: { whitelabelVal: { PWDEXPFORCECHANGE3: true } } })
  for (const [name, customerType, firstTimeLogin, passwordExpired, updatePassword] of [
    ['ann', 0, false, false, undefined],
    ['ben', 1, false, false, undefined],
    ['cho', 2, false, false, undefined],
    ['dev', 4, false, false, undefined],
    ['eve', 0, true, false, true],
    ['fay', 0, false, true, true],
    ['lou', 0, false, false, true], // the weak default password
  ] as const) {
    const { value } = await tryLogin(` ${name.toUpperCase()}`, credentials(name).password)
    expect(value).toMatchObject({ userName: name, customerType, firstTimeLogin, passwordExpired })
    expect(value['updatePassword'], name).toBe(updatePassword)
  }
  await gateway.control({ settings: { weakPassword: null, whitelabelVal: { PWDEXPFORCECHANGE3: false } } })
  for (const name of ['lou', 'fay']) expect((await tryLogin(name)).value['updatePassword']).toBeUndefined()
})

test('LOG-10 a changed IP address is rejected once, and only after the right password', async () => {
  expect(await codeOf(tryLogin('moe', 'wrong'))).toBe('login.cred.err')
  expect(await codeOf(tryLogin('moe'))).toBe('token_ip_different')
  expect(await codeOf(tryLogin('moe'))).toBe('success')
})

test('SES-01 each login is a separate session, and a logout ends only that one', async () => {
  const [one, two] = [await logIn('ann'), await logIn('ann')]
  expect(await logOut(one.token)).toBe('success')
  expect([await isOpen(one.token), await isOpen(two.token)]).toEqual([false, true])
  expect(await logOut(one.token)).toBe('user.or.token.invalid')
})

test('SES-07 a protected call without a token and one with an ended token are 401; an optional one is a guest’s', async () => {
  const { token } = await logIn('ann')
  const tagOf = async (sent?: string) =>
    (
      await gateway.get(
        '/wps/relay/MCSFE_getListAnnouncements?types=PR&platform=M',
        sent === undefined ? {} : { Authorization: sent },
      )
    ).headers.get('ETag')
  const guest = await tagOf()
  expect(await tagOf(token)).not.toBe(guest)
  await gateway.control({ members: [{ username: 'ann', endSessions: true }] })
  expect(await tagOf(token)).toBe(guest)
  for (const [sent, errorCode] of [
    [undefined, 'customer.not.login'],
    [token, 'user.or.token.invalid'],
    ['made-up', 'user.or.token.invalid'],
  ] as const) {
    const answer = await gateway.get('/wps/member/info', sent === undefined ? {} : { Authorization: sent })
    expect([answer.status, await answer.json()]).toMatchObject([401, { success: false, errorCode }])
  }
})

test('LOG-01 if the response is lost after the work, a session exists and the player can log in again', async () => {
  await gateway.control({ faults: [{ match: LOGIN, times: 1, fault: { kind: 'noAnswer' } }] })
  await expect(seal(LOGIN, credentials('ann')).then((sealed) => post(LOGIN, sealed))).rejects.toThrow()
  expect((await memberOf('ann'))?.sessions).toBe(1)
  expect(await codeOf(tryLogin('ann'))).toBe('success')
})

test('LOG-05 a second factor is asked for before there is a session, also after a login by SMS or a provider', async () => {
  const proof = proofOf('hal-at-google')
  await gateway.control({ settings: PROVIDER, members: [{ username: 'hal', verifiedBy: [] }] })
  await tryLogin('hal', undefined, proof)
  await gateway.control({ members: [{ username: 'hal', verifiedBy: ['payeeName'], endSessions: true }] })
  const bySms = async (username: string) =>
    logInBySms(numberOf(username), { verificationCode: await smsCode(numberOf(username)) })
  for (const answer of [
    tryLogin('hal'),
    bySms('hal'),
    say(LOGIN, { ...credentials('hal'), type: 'firebase', ...proof }),
  ]) {
    const { code, ticket, text } = await answer
    expect(code).toBe('login_verify_required')
    expect(JSON.parse(text)).toMatchObject({
      options: { payeeName: true, sms: false, ga: false, email: false },
    })
    expect((await memberOf('hal'))?.sessions).toBe(0)
    expect(await codeOf(verify('hal', ticket, payee('hal')))).toBe('success')
    await gateway.control({ members: [{ username: 'hal', endSessions: true }] })
  }
  expect(await codeOf(bySms('gus'))).toBe('success') // the SMS is one of the methods
})

test('LOG-14 a code logs in once, and only with its number; only its owner learns that there is no account', async () => {
  const verificationCode = await smsCode(ANN)
  for (const other of [numberOf('ben'), { ...ANN, countryDialingCode: '60' }])
    expect(await codeOf(logInBySms(other, { verificationCode }))).toBe('sms.code.invalid')
  const both = [1, 2].map(() => logInBySms(ANN, { verificationCode }))
  expect(await codesOf(both)).toEqual(['sms.code.invalid', 'success'])
  const right = await smsCode(NOBODYS)
  expect(await codeOf(logInBySms(NOBODYS, { verificationCode: notThe(right) }))).toBe('sms.code.invalid')
  expect(await codeOf(logInBySms(NOBODYS, { verificationCode: right }))).toBe('not.exists.user')
})

test('LOG-14 SOC-09 a provider’s token for the number replaces the code, if there is a provider', async () => {
  const proof = { firebaseIdToken: phoneToken(ANN) }
  expect(await codeOf(logInBySms(ANN, proof))).toBe('sms.code.invalid')
  await gateway.control({ settings: PROVIDER })
  expect((await logInBySms(ANN, proof)).value['userName']).toBe('ann')
  expect(await codeOf(logInBySms(numberOf('ben'), proof))).toBe('sms.code.invalid')
  for (const firebaseIdToken of ['made-up', proofOf('ann').firebaseIdToken])
    expect(await codeOf(logInBySms(ANN, { firebaseIdToken }))).toBe('sms.code.invalid')
})
