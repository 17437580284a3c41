import { expect, test } from 'vitest'
import {
  changePassword,
  contact,
  emailCode,
  isOpen,
  logIn,
  logInBySms,
  logInSocial,
  memberOf,
  NOBODYS,
  notThe,
  numberOf,
  passwordOf,
  payee,
  proofOf,
  RESET,
  smsCode,
  ticketOf,
  tryLogin,
  verify,
} from '../support/accounts'
import { PROVIDER } from '../support/identity'
import { codeOf, say } from '../support/posts'
import { gateway, useGateway } from '../support/shared-gateway'

const NEW = 'spinnaker-9'
const DONE = '{"success":true,"value":null}'

useGateway({ settings: PROVIDER })

test('LOG-11 a changed password ends all other sessions and pending second steps, and the change that was due', async () => {
  const pending = await ticketOf('hal')
  const { value } = await verify('hal', await ticketOf('hal'), payee('hal'))
  await changePassword(value['token'], NEW, passwordOf('hal'))
  expect(await codeOf(verify('hal', pending, payee('hal')))).toBe('ticket.invalid')
  const [one, two, ben] = [await logIn('eve'), await logIn('eve'), await logIn('ben')]
  expect((await changePassword(two.token, NEW, passwordOf('eve'))).text).toBe(DONE)
  expect(await Promise.all([one, two, ben].map(({ token }) => isOpen(token)))).toEqual([false, true, true])
  expect(await codeOf(tryLogin('eve'))).toBe('login.cred.err')
  const again = await tryLogin('eve', NEW)
  expect(again.value).toMatchObject({ firstTimeLogin: false })
  expect(again.value['updatePassword']).toBeUndefined()
})

test('LOG-11 rejects a bad change, and a session started by SMS or a provider needs no old password', async () => {
  await gateway.control({ settings: { mobileRegisterPassword: 'placeholder' } })
  const { token } = await logIn('ann')
  const old = passwordOf('ann')
  for (const [newPassword, oldPassword, refusal] of [
    [NEW, 'wrong', 'password.old.invalid'],
    [NEW, undefined, 'request.invalid'],
    ['12345', old, 'request.invalid'],
    ['Welcome1', old, 'request.invalid'],
    ['placeholder', old, 'request.invalid'],
  ] as const)
    expect(await codeOf(changePassword(token, newPassword, oldPassword)), newPassword).toBe(refusal)
  expect(await codeOf(changePassword('made-up', NEW, old))).toBe('user.or.token.invalid')
  const proof = proofOf('ann-at-google')
  await tryLogin('ann', undefined, proof)
  const bySms = async () => logInBySms(numberOf('ann'), { verificationCode: await smsCode(numberOf('ann')) })
  for (const enter of [bySms, () => logInSocial(proof)])
    expect(await codeOf(changePassword((await enter()).value['token'], NEW))).toBe('success')
})

const reset = (username: string, verificationCode: string, more: object = numberOf('ann')) =>
  say(RESET, { username, method: 'S', verificationCode, newPassword: NEW, ...more })
const byEmail = (username: string, verificationCode: string, email = contact('ann').email) =>
  reset(username, verificationCode, { method: 'E', email })

test('LOG-12 a code sets a new password once, and ends every session and pending login', async () => {
  await gateway.control({ members: [{ username: 'hal', firstTimeLogin: true, passwordExpired: true }] })
  const ticket = await ticketOf('hal')
  const { token } = await logIn('ann')
  const code = await emailCode('ann')
  expect((await byEmail(' Ann', code, ' ANN@harbour.example')).text).toBe(DONE)
  expect(await codeOf(byEmail('ann', code))).toBe('email.code.invalid')
  expect([await isOpen(token), (await memberOf('ann'))?.sessions]).toEqual([false, 0])
  expect(await codeOf(tryLogin('ann', NEW))).toBe('success')
  const hals = numberOf('hal')
  expect((await reset('hal', await smsCode(hals), hals)).text).toBe(DONE)
  expect(await memberOf('hal')).toMatchObject({ firstTimeLogin: false, passwordExpired: false })
  expect(await codeOf(verify('hal', ticket, payee('hal')))).toBe('ticket.invalid')
})

test('LOG-12 the response does not reveal which players exist: every rejection is the same', async () => {
  const [sms, mail] = [await smsCode(numberOf('ann')), await emailCode('ann')]
  const rejections = {
    'sms.code.invalid': [
      reset('ann', notThe(sms)),
      reset('nobody', notThe(sms)),
      reset('nobody', sms),
      reset('ben', sms),
      reset('ann', '000000', NOBODYS),
    ],
    'email.code.invalid': [
      byEmail('ann', notThe(mail)),
      byEmail('nobody', mail),
      byEmail('ben', mail),
      byEmail('ann', mail, 'ben@harbour.example'),
    ],
  }
  for (const [refusal, answers] of Object.entries(rejections)) {
    const texts = (await Promise.all(answers)).map(({ status, text }) => `${status} ${text}`)
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).toContain(refusal)
  }
  await gateway.control({ clock: { offsetMs: 300_001 } })
  expect(await codeOf(byEmail('ann', mail))).toBe('email.code.invalid')
})

test('LOG-12 a bad request does not use up the code', async () => {
  const code = await smsCode(numberOf('ann'))
  for (const more of [
    { newPassword: '12345' },
    { newPassword: 'Welcome1' },
    { verificationCode: '' },
    { mobileNum: undefined },
    { method: 'E' },
    { method: 'G' },
    { username: '' },
  ])
    expect(await codeOf(reset('ann', code, { ...numberOf('ann'), ...more })), JSON.stringify(more)).toBe(
      'request.invalid',
    )
  expect(await codeOf(reset('ann', code))).toBe('success')
})
