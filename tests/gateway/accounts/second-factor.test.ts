import { expect, test } from 'vitest'
import {
  contact,
  credentials,
  DEVICE,
  isOpen,
  memberOf,
  notThe,
  numberOf,
  payee,
  phoneToken,
  smsCode,
  ticketOf,
  totpOf,
  VERIFICATION,
  verify,
} from '../support/accounts'
import { PROVIDER } from '../support/identity'
import { codeOf, codesOf, say } from '../support/posts'
import { gateway, useGateway } from '../support/shared-gateway'

useGateway({ settings: PROVIDER })

const sms = (username: string, verificationCode: string) => ({
  method: 'S',
  ...numberOf(username),
  verificationCode,
})

test('TFA-03 every offered method finishes the login; a wrong input keeps the ticket', async () => {
  const { email } = contact('gus')
  const right = {
    E: async () => Promise.resolve({ method: 'E', email: ` ${email.toUpperCase()}` }),
    P: async () => Promise.resolve({ method: 'P', payeeName: '  gus   NAVARRO ' }),
    G: async () => ({ method: 'G', authCode: await totpOf('gus') }),
    S: async () => sms('gus', await smsCode(numberOf('gus'))),
  }
  const wrong = [
    [{ method: 'E', email: 'hal@harbour.example' }, 'verification.invalid'],
    [{ method: 'P', payeeName: 'Gus Navarr' }, 'verification.invalid'],
    [{ method: 'G', authCode: '12345' }, 'verification.invalid'],
    [sms('gus', '12345'), 'sms.code.invalid'],
  ] as const
  for (const proof of Object.values(right)) {
    const ticket = await ticketOf('gus')
    for (const [input, refusal] of wrong) expect(await codeOf(verify('gus', ticket, input))).toBe(refusal)
    expect((await memberOf('gus'))?.sessions).toBe(0)
    const { code, value } = await verify('gus', ticket, await proof())
    expect([code, await isOpen(value['token'])]).toEqual(['success', true])
    await gateway.control({ members: [{ username: 'gus', endSessions: true }] })
  }
})

test('TFA-01 TFA-02 a method that was not offered, and an incomplete one, are bad requests', async () => {
  for (const [username, proof] of [
    ['hal', { method: 'E', email: contact('hal').email }],
    ['gus', { method: 'E' }],
    ['gus', { method: 'P', payeeName: '  ' }],
    ['gus', { method: 'G', authCode: '' }],
    ['gus', { method: 'S', verificationCode: '123456' }],
    ['gus', { method: 'S', ...numberOf('gus') }],
    ['gus', { ...sms('gus', '123456'), firebaseIdToken: 'both' }],
    ['gus', { method: 'X', email: 'gus@harbour.example' }],
  ] as const)
    expect(await codeOf(verify(username, await ticketOf(username), proof)), JSON.stringify(proof)).toBe(
      'request.invalid',
    )
})

test('TFA-03 a ticket works once, for ten minutes, and until its password changes', async () => {
  const proof = payee('hal')
  const [ticket, delayed, expired] = [await ticketOf('hal'), await ticketOf('hal'), await ticketOf('hal')]
  expect(await codesOf([1, 2].map(() => verify('hal', ticket, proof)))).toEqual(['success', 'ticket.invalid'])
  expect(await codeOf(verify('hal', 'made-up', proof))).toBe('ticket.invalid')
  await gateway.control({ clock: { offsetMs: 595_000 } })
  expect(await codeOf(verify('hal', delayed, proof))).toBe('success')
  await gateway.control({ clock: { offsetMs: 601_000 } })
  expect(await codeOf(verify('hal', expired, proof))).toBe('ticket.invalid')
  const last = await ticketOf('hal')
  await gateway.control({ members: [{ username: 'hal', password: 'another-8' }] })
  expect(await codeOf(verify('hal', last, proof))).toBe('login.cred.err')
})

test('TFA-03 name and password belong to the ticket’s member', async () => {
  const ticket = await ticketOf('hal')
  const proof = { ...payee('hal'), ticket, loginDeviceId: DEVICE.loginDeviceId }
  const { password } = credentials('hal')
  for (const [sent, refusal] of [
    [{}, 'request.invalid'],
    [{ username: 'ann', password: credentials('ann').password }, 'login.cred.err'],
    [{ username: 'hal', password: 'wrong' }, 'login.cred.err'],
    [{ username: 'ann', password }, 'login.cred.err'],
    [{ username: 'hal', password }, 'success'],
  ] as const)
    expect(await codeOf(say(VERIFICATION, { ...proof, ...sent })), JSON.stringify(sent)).toBe(refusal)
})

test('TFA-03 TFA-04 only a code or a provider’s token for the member’s own number counts', async () => {
  const ticket = await ticketOf('ivy')
  const own = await smsCode(numberOf('ivy'))
  for (const proof of [
    sms('ann', await smsCode(numberOf('ann'))),
    sms('ivy', notThe(own)),
    { method: 'S', ...numberOf('ivy'), firebaseIdToken: phoneToken(numberOf('ann')) },
  ])
    expect(await codeOf(verify('ivy', ticket, proof))).toBe('sms.code.invalid')
  expect(await codeOf(verify('ivy', ticket, sms('ivy', own)))).toBe('success')
  const byToken = { method: 'S', ...numberOf('ivy'), firebaseIdToken: phoneToken(numberOf('ivy')) }
  expect(await codeOf(verify('ivy', await ticketOf('ivy'), byToken))).toBe('success')
})

test('TFA-03 an authenticator’s code works for one login', async () => {
  const proof = { method: 'G', authCode: await totpOf('jun') }
  const [first, second] = [await ticketOf('jun'), await ticketOf('jun')]
  expect(await codeOf(verify('jun', first, proof))).toBe('success')
  expect(await codeOf(verify('jun', second, proof))).toBe('verification.invalid')
  expect(await codeOf(verify('jun', second, { method: 'G', authCode: await totpOf('jun') }))).toBe('success')
})
