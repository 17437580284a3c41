import { expect, test } from 'vitest'
import {
  linksOf,
  logInSocial,
  memberOf,
  payee,
  proofOf,
  ticketOf,
  tryLogin,
  verify,
} from '../support/accounts'
import { PROVIDER } from '../support/identity'
import { codeOf } from '../support/posts'
import { gateway, useGateway } from '../support/shared-gateway'

useGateway({ settings: PROVIDER })

/** A login with name and password that sends an account to bind. */
const bind = (username: string, proof: object, password?: string) => tryLogin(username, password, proof)

test('SOC-02 SOC-03 each channel accepts only its own provider, and only a bound account logs in', async () => {
  const providers = {
    google: 'google.com',
    facebook: 'facebook.com',
    twitter: 'twitter.com',
    line: 'oidc.line',
  }
  for (const [channel, provider] of Object.entries(providers)) {
    const proof = proofOf('the-same', channel, provider)
    expect(await codeOf(logInSocial(proof))).toBe('bind_customer_required')
    expect(await codeOf(bind('ann', proof))).toBe('success')
    for (let count = 0; count < 2; count += 1)
      expect((await logInSocial(proof)).value['userName']).toBe('ann')
    const others = Object.values(providers).filter((name) => name !== provider)
    for (const other of [...others, 'github.com', 'phone', 'password'])
      expect(await codeOf(logInSocial(proofOf('the-same', channel, other)))).toBe('verification.invalid')
  }
  await gateway.control({ settings: { smsProvider: { lineProviderId: 'oidc.line-harbour' } } })
  expect(await codeOf(logInSocial(proofOf('the-same', 'line', 'oidc.line-harbour')))).toBe('success')
  expect(await codeOf(logInSocial(proofOf('the-same', 'line', 'oidc.line')))).toBe('verification.invalid')
  await gateway.control({ settings: { smsProvider: null } })
  expect(await codeOf(logInSocial(proofOf('the-same')))).toBe('verification.invalid')
})

test('LOG-04 LOG-10 reports a first login and a changed IP address like any login', async () => {
  const proof = proofOf('ann-at-google')
  await bind('ann', proof)
  await gateway.control({ members: [{ username: 'ann', firstTimeLogin: true, ipChanged: true }] })
  expect(await codeOf(logInSocial(proof))).toBe('token_ip_different')
  expect((await logInSocial(proof)).value).toMatchObject({ firstTimeLogin: true, updatePassword: true })
})

test('SOC-04 a wrong password binds nothing, an invalid token logs nobody in, and a bound account cannot move', async () => {
  const proof = proofOf('ann-at-google')
  expect(await codeOf(bind('ann', proof, 'wrong'))).toBe('login.cred.err')
  expect(await codeOf(bind('ann', { ...proof, firebaseIdToken: 'made-up' }))).toBe('verification.invalid')
  expect([await linksOf('ann'), (await memberOf('ann'))?.sessions]).toEqual([[], 0])
  await bind('ann', proof)
  await bind('ann', proofOf('ann-at-line', 'line', 'oidc.line'))
  expect(await linksOf('ann')).toEqual(['google ann-at-google', 'line ann-at-line'])
  expect(await codeOf(bind('ben', proof))).toBe('username.taken')
  expect([await linksOf('ben'), (await memberOf('ben'))?.sessions]).toEqual([[], 0])
  expect(await codeOf(bind('ann', proof))).toBe('success')
})

test('SOC-04 binds after the second factor; of two second steps with one account the first one gets it', async () => {
  const proof = proofOf('their-account')
  const [hal, gus] = [await bind('hal', proof), await bind('gus', proof)]
  expect([hal.code, gus.code]).toEqual(['login_verify_required', 'login_verify_required'])
  expect(await codeOf(verify('gus', gus.ticket, { method: 'P', payeeName: 'Somebody' }))).toBe(
    'verification.invalid',
  )
  expect(await linksOf('gus')).toEqual([])
  expect(await codeOf(verify('gus', gus.ticket, payee('gus')))).toBe('success')
  expect(await linksOf('gus')).toEqual(['google their-account'])
  expect(await codeOf(verify('hal', hal.ticket, payee('hal')))).toBe('username.taken')
  expect((await memberOf('hal'))?.sessions).toBe(0)
  expect(await codeOf(verify('hal', await ticketOf('hal'), payee('hal')))).toBe('success')
})
