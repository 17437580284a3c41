import { expect, test } from 'vitest'
import { logInSocial, payee, proofOf, tryLogin, verify } from '../support/accounts'
import { PROVIDER } from '../support/identity'
import { codeOf } from '../support/posts'
import { gateway, useGateway, view } from '../support/shared-gateway'

useGateway({ settings: PROVIDER })

/** A login with name and password that sends an account to bind. */
const bind = (username: string, proof: object) => tryLogin(username, undefined, proof)

test('SOC-02 SOC-03 each channel accepts only its own provider', async () => {
  const ids = { google: 'google.com', facebook: 'facebook.com', twitter: 'twitter.com', line: 'oidc.line' }
  for (const [channel, provider] of Object.entries(ids)) {
    expect(await codeOf(bind('ann', proofOf('the-same', channel, provider)))).toBe('success')
    const others = Object.values(ids).filter((name) => name !== provider)
    for (const other of [...others, 'github.com', 'phone', 'password'])
      expect(await codeOf(logInSocial(proofOf('the-same', channel, other)))).toBe('verification.invalid')
  }
  await gateway.control({ settings: { smsProvider: { lineProviderId: 'oidc.line-harbour' } } })
  expect(await codeOf(logInSocial(proofOf('the-same', 'line', 'oidc.line-harbour')))).toBe('success')
  expect(await codeOf(logInSocial(proofOf('the-same', 'line', 'oidc.line')))).toBe('verification.invalid')
})

test('SOC-04 an account that is bound cannot move, also not by a second step that began before', async () => {
  const proof = proofOf('their-account')
  const hal = await bind('hal', proof)
  expect([hal.code, await view.socialLinks('hal')]).toEqual(['login_verify_required', []])
  await bind('ann', proof)
  expect(await codeOf(bind('ben', proof))).toBe('username.taken')
  expect(await codeOf(verify('hal', hal.ticket, payee('hal')))).toBe('username.taken')
  for (const name of ['ben', 'hal'])
    expect([await view.socialLinks(name), (await view.member(name))?.sessions]).toEqual([[], 0])
})
