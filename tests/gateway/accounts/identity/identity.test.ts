import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createIdentity } from '#gateway/accounts/identity/identity'
import { Clock } from '#gateway/clock'
import { openDatabase, type Database } from '#gateway/db/database'
import { changeSettings } from '#gateway/system/settings'
import { CERTIFICATE, CERTIFIED_TOKEN } from '../../support/certified-token'
import {
  claimsOf,
  encode,
  KeyServer,
  newKey,
  phoneClaims,
  PROJECT,
  PROVIDER,
  signedToken,
  unsignedToken,
} from '../../support/identity'

const KEY = newKey('key-1')
const OTHER = newKey('key-2')
const EMULATOR = 'http://127.0.0.1:9099'

let server: KeyServer
let db: Database
let clock: Clock

beforeEach(async () => {
  server = await KeyServer.publish(KEY)
  db = openDatabase(':memory:')
  changeSettings(db, PROVIDER)
  clock = new Clock()
})
afterEach(() => {
  server.close()
  db.close()
})

const open = (authEmulator: string | null = null) =>
  createIdentity({ db, clock, options: { authEmulator, identityKeys: server.url } })

const nowS = () => Math.floor(Date.now() / 1000)

describe('SOC-02 accepted identity tokens', () => {
  test('SOC-02 reads the account and its provider from a valid token', async () => {
    expect(await open().verify(signedToken(KEY))).toEqual({
      subject: 'ann-at-provider',
      signedInBy: 'google.com',
      phone: null,
    })
  })

  test('SOC-09 reads the phone number verified by the provider', async () => {
    const token = signedToken(KEY, phoneClaims('+639170000001'))
    expect(await open().verify(token)).toMatchObject({ signedInBy: 'phone', phone: '+639170000001' })
  })

  test.each([
    ['another project', { aud: 'demo-other' }],
    ['several projects', { aud: [PROJECT] }],
    ['another issuer', { iss: `https://securetoken.example/${PROJECT}` }],
    ['the issuer of another project', { iss: 'https://securetoken.google.com/demo-other' }],
    ['nobody', { sub: '' }],
    ['somebody whose id is too long', { sub: 'x'.repeat(129) }],
    ['somebody without an id', { sub: undefined }],
    ['a time that is text', { exp: String(nowS() + 3600) }],
    ['no end', { exp: undefined }],
    ['no word on how they signed in', { firebase: undefined }],
  ])('SOC-02 rejects a token of %s', async (_what, change) => {
    expect(await open().verify(signedToken(KEY, claimsOf(change)))).toBeNull()
  })

  test.each([
    ['ended a minute ago', { exp: -61 }, false],
    ['ended within the clocks’ difference', { exp: -50 }, true],
    ['comes from the future', { iat: 75 }, false],
    ['comes from a clock that is a little ahead', { iat: 50 }, true],
    ['of a sign-in to come', { auth_time: 75 }, false],
    ['of a sign-in by a clock a little ahead', { auth_time: 50 }, true],
  ])('SOC-02 a token (%s: %j) is accepted: %s', async (_what, offsets, isGood) => {
    const change = Object.fromEntries(Object.entries(offsets).map(([name, by]) => [name, nowS() + by]))
    const identified = await open().verify(signedToken(KEY, claimsOf(change)))
    expect(identified !== null).toBe(isGood)
  })

  test('SOC-02 uses the gateway’s clock', async () => {
    const token = signedToken(KEY)
    clock.offsetMs = 2 * 3_600_000
    expect(await open().verify(token)).toBeNull()
  })

  test('SOC-11 accepts no token if the settings have no provider', async () => {
    const token = signedToken(KEY)
    for (const smsProvider of [null, { firebase: false }, { firebase: true, apiKey: '' }]) {
      changeSettings(db, { smsProvider })
      expect(await open().verify(token)).toBeNull()
    }
  })
})

describe('SOC-02 the signature', () => {
  test.each([
    ['by another key', signedToken({ ...OTHER, kid: KEY.kid })],
    ['by an unpublished key', signedToken(OTHER)],
    ['that names no key', signedToken(KEY, claimsOf(), { kid: undefined })],
    ['by an algorithm that it is not', signedToken(KEY, claimsOf(), { alg: 'RS512' })],
    ['with what nobody understands', signedToken(KEY, claimsOf(), { crit: ['b64'], b64: true })],
    ['taken away', signedToken(KEY).replace(/[^.]+$/, '')],
    ['and no algorithm', unsignedToken()],
    ['of two parts', signedToken(KEY).split('.').slice(0, 2).join('.')],
    ['of four parts', `${signedToken(KEY)}.x`],
    ['too long to be one', signedToken(KEY, claimsOf({ note: 'x'.repeat(20_000) }))],
    ['that is none', 'token'],
    ['of nothing', ''],
  ])('SOC-02 rejects a token signed %s', async (_what, token) => {
    expect(await open().verify(token)).toBeNull()
  })

  test('SOC-02 rejects HS256 with the public key as its secret', async () => {
    const signed = `${encode({ alg: 'HS256', kid: KEY.kid, typ: 'JWT' })}.${encode(claimsOf())}`
    const token = `${signed}.${createHmac('sha256', KEY.pem).update(signed).digest('base64url')}`
    expect(await open().verify(token)).toBeNull()
    expect(await open(EMULATOR).verify(token)).toBeNull()
  })

  test('SOC-02 rejects claims changed after signing', async () => {
    const [head = '', , tail = ''] = signedToken(KEY).split('.')
    expect(await open().verify(`${head}.${encode(claimsOf({ sub: 'ben' }))}.${tail}`)).toBeNull()
  })

  test('SOC-02 property: changing any character makes the token invalid', async () => {
    const identity = open()
    const token = signedToken(KEY)
    await identity.verify(token) // the keys are cached
    await fc.assert(
      fc.asyncProperty(
        fc.nat(token.length - 1),
        fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ '),
        async (at, character) => {
          fc.pre(token[at] !== character)
          expect(await identity.verify(token.slice(0, at) + character + token.slice(at + 1))).toBeNull()
        },
      ),
    )
  })

  test('SOC-02 accepts emulator tokens only if an emulator is configured, and checks all the rest', async () => {
    expect(await open().verify(unsignedToken())).toBeNull()
    const identity = open(EMULATOR)
    expect(await identity.verify(unsignedToken())).toMatchObject({ subject: 'ann-at-provider' })
    expect(await identity.verify(unsignedToken(claimsOf({ aud: 'demo-other' })))).toBeNull()
    expect(await identity.verify(unsignedToken(claimsOf({ exp: nowS() - 3600 })))).toBeNull()
    expect(await identity.verify(`${unsignedToken()}c2lnbmVk`)).toBeNull()
    expect(await identity.verify(signedToken({ ...OTHER, kid: KEY.kid }))).toBeNull()
    expect(server.asked).toBe(1)
  })
})

describe('SOC-02 the provider’s keys', () => {
  test('SOC-02 are fetched once while they are valid', async () => {
    const identity = open()
    for (let count = 0; count < 3; count += 1) expect(await identity.verify(signedToken(KEY))).not.toBeNull()
    expect(server.asked).toBe(1)
    clock.offsetMs = 3_601_000
    const later = claimsOf({ exp: nowS() + 10_000 })
    await Promise.all([1, 2, 3].map(() => identity.verify(signedToken(KEY, later))))
    expect(server.asked).toBe(2)
  })

  test('SOC-02 fetches a new key, and rejects a removed one', async () => {
    const identity = open()
    await identity.verify(signedToken(KEY))
    server.replace(OTHER)
    clock.offsetMs = 61_000
    expect(await identity.verify(signedToken(OTHER))).not.toBeNull()
    expect(await identity.verify(signedToken(KEY))).toBeNull()
    expect(server.asked).toBe(2)
  })

  test('SOC-02 invented key ids cause one fetch per minute at most', async () => {
    const identity = open()
    for (let count = 0; count < 5; count += 1)
      await identity.verify(signedToken({ ...OTHER, kid: `${count}` }))
    expect(server.asked).toBe(1)
    clock.offsetMs = 61_000
    for (let count = 0; count < 5; count += 1) await identity.verify(signedToken(OTHER))
    expect(server.asked).toBe(2)
  })

  test('SOC-02 cached keys work until they expire while the provider is unreachable; then tokens are rejected', async () => {
    const identity = open()
    await identity.verify(signedToken(KEY))
    server.isDown = true
    clock.offsetMs = 61_000
    expect(await identity.verify(signedToken(OTHER))).toBeNull()
    expect(await identity.verify(signedToken(KEY))).not.toBeNull()
    clock.offsetMs = 3_601_000
    const token = signedToken(KEY, claimsOf({ exp: nowS() + 10_000 }))
    await expect(identity.verify(token)).rejects.toThrow(`keys cannot be had from ${server.url}`)
    server.isDown = false
    expect(await identity.verify(token)).not.toBeNull()
  })

  test('SOC-02 keys are certificates, and anything else is skipped', async () => {
    server.published = { certified: CERTIFICATE, 'key-1': KEY.pem, 'key-2': 'no certificate' }
    expect(await open().verify(CERTIFIED_TOKEN)).toMatchObject({ subject: 'certified' })
    expect(await open().verify(signedToken(KEY))).not.toBeNull()
    expect(await open().verify(signedToken(OTHER))).toBeNull()
  })
})
