import { expect, test } from 'vitest'
import {
  askEmail,
  askSms,
  changePassword,
  contact,
  logIn,
  logInBySms,
  logInSocial,
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
import { type Answer, codeOf, codesOf, say } from '../support/posts'
import { gateway, useGateway } from '../support/shared-gateway'

const MINUTE_MS = 60_000
const ANN = numberOf('ann')
const MADE_UP = { firebaseChannel: 'google', firebaseIdToken: 'made-up' }

useGateway({ settings: PROVIDER })

const waitMinutes = (minutes: number) => gateway.control({ clock: { offsetMs: minutes * MINUTE_MS + 1_000 } })

interface Attempt {
  readonly wrong: () => Promise<Answer>
  readonly right: () => Promise<Answer>
}

const reset = (verificationCode: string): Promise<Answer> =>
  say(RESET, { username: 'ann', method: 'S', ...ANN, verificationCode, newPassword: 'spinnaker-9' })

const attempts: readonly (readonly [what: string, refusal: string, prepare: () => Promise<Attempt>])[] = [
  [
    'LOG-08 wrong passwords',
    'login.cred.err',
    async () => Promise.resolve({ wrong: () => tryLogin('ann', 'wrong'), right: () => tryLogin('ann') }),
  ],
  [
    'LOG-14 wrong codes of a login by SMS',
    'sms.code.invalid',
    async () =>
      Promise.resolve({
        wrong: () => logInBySms(ANN, { verificationCode: '12345' }),
        right: async () => logInBySms(ANN, { verificationCode: await smsCode(ANN) }),
      }),
  ],
  [
    'TFA-03 wrong second factors',
    'verification.invalid',
    async () => {
      const ticket = await ticketOf('hal')
      return {
        wrong: () => verify('hal', ticket, { method: 'P', payeeName: 'Somebody' }),
        right: () => verify('hal', ticket, payee('hal')),
      }
    },
  ],
  [
    'LOG-11 wrong old passwords',
    'password.old.invalid',
    async () => {
      const { token } = await logIn('ann')
      return {
        wrong: () => changePassword(token, 'spinnaker-9', 'wrong'),
        right: () => changePassword(token, 'spinnaker-9', passwordOf('ann')),
      }
    },
  ],
  [
    'LOG-12 wrong codes of a reset',
    'sms.code.invalid',
    async () =>
      Promise.resolve({ wrong: () => reset('12345'), right: async () => reset(await smsCode(ANN)) }),
  ],
  [
    'SOC-02 invalid tokens',
    'verification.invalid',
    async () => {
      const proof = proofOf('ann-at-google')
      await tryLogin('ann', undefined, proof)
      return { wrong: () => logInSocial(MADE_UP), right: () => logInSocial(proof) }
    },
  ],
]

test.each(attempts)(
  '%s: ten at once are judged, then all wait until five minutes are over',
  async (_what, refusal, prepare) => {
    const { wrong, right } = await prepare()
    const codes = await codesOf(Array.from({ length: 12 }, wrong))
    expect(codes.filter((code) => code === refusal)).toHaveLength(10)
    expect(codes.filter((code) => code === 'TOO_MANY_REQUEST')).toHaveLength(2)
    const refused = await right()
    expect([refused.code, refused.status]).toEqual(['TOO_MANY_REQUEST', 429])
    expect(refused.retryAfter).toBeGreaterThan(200)
    expect(await codeOf(tryLogin('ben'))).toBe('success')
    await waitMinutes(5)
    expect(await codeOf(right())).toBe('success')
  },
)

test('SOC-04 invalid tokens of a binding count with wrong passwords; the limit can be switched off', async () => {
  for (let count = 0; count < 5; count += 1) {
    await tryLogin('ann', undefined, MADE_UP)
    await tryLogin('ann', 'wrong')
  }
  expect(await codeOf(tryLogin('ann'))).toBe('TOO_MANY_REQUEST')
  await gateway.control({ loginLimit: false })
  expect(await codeOf(tryLogin('ann'))).toBe('success')
})

test('DEP-04 five messages to one number or member, and twenty from one IP address, in ten minutes', async () => {
  const toOthers = (count: number) => askSms({ ...ANN, mobileNum: String(9_000_000_000 + count) })
  for (let count = 0; count < 5; count += 1) {
    expect(await codeOf(askSms(ANN))).toBe('success')
    await askEmail('ann', `a${count}@harbour.example`)
  }
  const refused = await askSms(ANN)
  expect([refused.code, refused.status]).toEqual(['TOO_MANY_REQUEST', 429])
  expect(refused.retryAfter).toBeGreaterThan(500)
  expect(await codeOf(askEmail('ANN', contact('ann').email))).toBe('TOO_MANY_REQUEST')
  for (let count = 0; count < 10; count += 1) expect(await codeOf(toOthers(count))).toBe('success')
  expect(await codeOf(toOthers(10))).toBe('TOO_MANY_REQUEST')
  await gateway.control({ limits: false })
  expect(await codeOf(toOthers(10))).toBe('success')
  await gateway.control({ limits: true })
  await waitMinutes(10)
  expect(await codeOf(askSms(ANN))).toBe('success')
})
