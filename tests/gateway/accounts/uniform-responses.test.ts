import { expect, test } from 'vitest'
import {
  askEmail,
  askSms,
  contact,
  credentials,
  emailCode,
  LOGIN,
  logInBySms,
  NOBODYS,
  notThe,
  numberOf,
  resetByEmail,
  resetBySms,
  smsCode,
} from '../support/accounts'
import { type Answer, codeOf, say } from '../support/posts'
import { useGateway, view } from '../support/shared-gateway'

const ANN = numberOf('ann')

useGateway()

/** Expects responses that a client cannot distinguish, except for a time in them, and returns their text. */
const expectSame = async (answers: readonly Promise<Answer>[]): Promise<string> => {
  const seen = (await Promise.all(answers)).map(
    ({ status, text }) => `${status} ${text.replace(/\d{13}/, '')}`,
  )
  expect(new Set(seen).size).toBe(1)
  return seen[0] ?? ''
}

test('LOG-08 LNG-05 a wrong password and an unknown name get the same message, in the language of the request', async () => {
  for (const [language, words] of [
    ['EN', /password/],
    ['CN', /密码/],
    ['UR', /پاس ورڈ/],
    ['TH', /password/],
  ] as const) {
    const answers = ['ann', 'nobody'].map((username) =>
      say(LOGIN, { ...credentials('ann', 'x'), username }, { Language: language }),
    )
    expect(await expectSame(answers)).toMatch(words)
  }
})

test('LOG-12 a rejected reset does not reveal which players exist', async () => {
  const [sms, mail] = [await smsCode(ANN), await emailCode('ann')]
  const bySms = [
    resetBySms('ann', notThe(sms)),
    resetBySms('nobody', sms),
    resetBySms('ben', sms),
    resetBySms('ann', '000000', NOBODYS),
  ]
  expect(await expectSame(bySms)).toContain('sms.code.invalid')
  const byEmail = [
    resetByEmail('ann', notThe(mail)),
    resetByEmail('nobody', mail),
    resetByEmail('ben', mail),
    resetByEmail('ann', mail, 'ben@harbour.example'),
  ]
  expect(await expectSame(byEmail)).toContain('email.code.invalid')
})

test('LOG-12 LOG-14 an unknown number or member gets the response of a known one; an email goes to the own address only', async () => {
  await expectSame([askSms(NOBODYS), askSms(ANN)])
  const known = askEmail(' ANN', 'Ann@harbour.example ')
  await known
  const sent = await view.countCodes('')
  expect(await view.countCodes(contact('ann').email)).toBe(1)
  await expectSame([
    known,
    askEmail('nobody', 'nobody@harbour.example'),
    askEmail('ann', 'ben@harbour.example'),
    askEmail('ann', 'thief@elsewhere.example'),
  ])
  expect(await view.countCodes('')).toBe(sent)
})

test('LOG-14 only the owner of a number learns that it has no account', async () => {
  const right = await smsCode(NOBODYS)
  expect(await codeOf(logInBySms(NOBODYS, { verificationCode: notThe(right) }))).toBe('sms.code.invalid')
  expect(await codeOf(logInBySms(NOBODYS, { verificationCode: right }))).toBe('not.exists.user')
})
