import { expect, test } from 'vitest'
import { credentials, DEVICE, LOGIN } from '../support/accounts'
import { claimsOf, PROVIDER, unsignedToken } from '../support/identity'
import { codeOf, say } from '../support/posts'
import { gateway, useGateway } from '../support/shared-gateway'

useGateway({ settings: PROVIDER })

const proofOf = (firebaseChannel: string, signedInBy: string) => ({
  firebaseChannel,
  firebaseIdToken: unsignedToken(claimsOf({ sub: 'the-same' }, signedInBy)),
})
const logIn = (proof: object) => codeOf(say(LOGIN, { ...DEVICE, type: 'firebase', ...proof }))

test('SOC-02 SOC-03 each channel accepts only its own provider', async () => {
  const ids = { google: 'google.com', facebook: 'facebook.com', twitter: 'twitter.com', line: 'oidc.line' }
  for (const [channel, provider] of Object.entries(ids)) {
    const proof = proofOf(channel, provider)
    expect(await codeOf(say(LOGIN, { ...credentials('ann'), ...proof }))).toBe('success')
    const others = Object.values(ids).filter((name) => name !== provider)
    for (const other of [...others, 'github.com', 'phone', 'password'])
      expect(await logIn(proofOf(channel, other))).toBe('verification.invalid')
  }
  await gateway.control({ settings: { smsProvider: { lineProviderId: 'oidc.line-harbour' } } })
  expect(await logIn(proofOf('line', 'oidc.line-harbour'))).toBe('success')
  expect(await logIn(proofOf('line', 'oidc.line'))).toBe('verification.invalid')
})
