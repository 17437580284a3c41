import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIdentity } from '#gateway/accounts/identity/identity'
import { Clock } from '#gateway/clock'
import { openDatabase, type Database } from '#gateway/db/database'
import { changeSettings } from '#gateway/system/settings'
import {
  claimsOf,
  encode,
  newKey,
  phoneClaims,
  PROJECT,
  PROVIDER,
  publish,
  signedToken,
  unsignedToken,
} from '../../support/identity'

const KEY = newKey('key-1')
const OTHER = newKey('key-2')
const EMULATOR = 'http://127.0.0.1:9099'

let server: Awaited<ReturnType<typeof publish>>
let db: Database
let clock: Clock

beforeEach(async () => {
  server = await publish(KEY)
  db = openDatabase(':memory:')
  changeSettings(db, PROVIDER)
  clock = new Clock()
})
afterEach(() => {
  vi.useRealTimers()
  server.close()
  db.close()
})

const open = (authEmulator: string | null = null) =>
  createIdentity({ db, clock, options: { authEmulator, identityKeys: server.url } })

const nowS = () => Math.floor(Date.now() / 1000)

test('SOC-02 SOC-09 a token names the account, its provider and its verified phone number', async () => {
  const account = { subject: 'ann-at-provider', signedInBy: 'google.com', phone: null }
  expect(await open().verify(signedToken(KEY))).toEqual(account)
  const token = signedToken(KEY, phoneClaims('+639170000001'))
  expect(await open().verify(token)).toMatchObject({ signedInBy: 'phone', phone: '+639170000001' })
})

test('SOC-02 a token of another project, issuer or account, or without a claim, is rejected', async () => {
  const identity = open()
  for (const change of [
    { aud: 'demo-other' },
    { aud: [PROJECT] },
    { iss: `https://securetoken.example/${PROJECT}` },
    { iss: 'https://securetoken.google.com/demo-other' },
    { sub: '' },
    { sub: 'x'.repeat(129) },
    { sub: undefined },
    { exp: String(nowS() + 3600) },
    { exp: undefined },
    { firebase: undefined },
  ])
    expect(await identity.verify(signedToken(KEY, claimsOf(change))), JSON.stringify(change)).toBeNull()
})

test('SOC-02 a token is valid until it ends and from its sign-in on, give or take a minute of the gateway’s clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const identity = open()
  for (const [name, offset, isGood] of [
    ['exp', -61, false],
    ['exp', -50, true],
    ['iat', 75, false],
    ['iat', 50, true],
    ['auth_time', 75, false],
    ['auth_time', 50, true],
  ] as const) {
    const identified = await identity.verify(signedToken(KEY, claimsOf({ [name]: nowS() + offset })))
    expect(identified !== null, `${name} ${String(offset)}`).toBe(isGood)
  }
  const token = signedToken(KEY)
  clock.offsetMs = 2 * 3_600_000
  expect(await identity.verify(token)).toBeNull()
})

test('SOC-02 the signature must be by a published key, by RS256, and of the claims', async () => {
  const hmac = `${encode({ alg: 'HS256', kid: KEY.kid, typ: 'JWT' })}.${encode(claimsOf())}`
  const [head = '', , tail = ''] = signedToken(KEY).split('.')
  const identity = open()
  for (const token of [
    signedToken({ ...OTHER, kid: KEY.kid }),
    signedToken(OTHER),
    signedToken(KEY, claimsOf(), { kid: undefined }),
    signedToken(KEY, claimsOf(), { alg: 'RS512' }),
    signedToken(KEY, claimsOf(), { crit: ['b64'], b64: true }),
    signedToken(KEY).replace(/[^.]+$/, ''),
    unsignedToken(),
    signedToken(KEY).split('.').slice(0, 2).join('.'),
    `${signedToken(KEY)}.x`,
    signedToken(KEY, claimsOf({ note: 'x'.repeat(20_000) })),
    `${hmac}.${createHmac('sha256', KEY.pem).update(hmac).digest('base64url')}`, // the public key as a secret
    `${head}.${encode(claimsOf({ sub: 'ben' }))}.${tail}`,
    'token',
    '',
  ])
    expect(await identity.verify(token), token).toBeNull()
})

test('SOC-02 accepts emulator tokens only if an emulator is configured, and checks all the rest', async () => {
  expect(await open().verify(unsignedToken())).toBeNull()
  const identity = open(EMULATOR)
  expect(await identity.verify(unsignedToken())).toMatchObject({ subject: 'ann-at-provider' })
  for (const token of [
    unsignedToken(claimsOf({ aud: 'demo-other' })),
    unsignedToken(claimsOf({ exp: nowS() - 3600 })),
    `${unsignedToken()}c2lnbmVk`,
    signedToken({ ...OTHER, kid: KEY.kid }),
  ])
    expect(await identity.verify(token)).toBeNull()
})
