import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import LibSql from 'libsql'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { memberInfoSchema } from '#domain/contract/member/members'
import { settingsSchema } from '#domain/contract/settings/settings'
import { toBase32 } from '#gateway/crypto/totp'
import { isWeakPassword } from '#gateway/crypto/weak-password'
import {
  contact,
  logInBySms,
  memberOf,
  NOBODYS,
  smsCode,
  sendPost,
  ticketOf,
  totpOf,
  tryLogin,
  verify,
} from '../support/accounts'
import { logIn } from '../support/log-in'
import { runGateway, type RunningGateway } from '../support/running-gateway'

const ICON = '/wps/member/profileIcon'

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await runGateway()
})
afterEach(() => gateway.control({ reset: true }))
afterAll(() => gateway.close())

const iconOf = async (token: string) =>
  v.parse(memberInfoSchema, await gateway.value('/wps/member/info', { Authorization: token })).profileIcon

test('MEM-01 a member chooses one of the merchant’s icons', async () => {
  const { token } = await logIn(gateway, 'ann')
  const headers = { Authorization: token }
  for (const profileIcon of [9, 1]) {
    expect((await sendPost(gateway, ICON, { profileIcon }, headers)).code).toBe('success')
    expect(await iconOf(token)).toBe(profileIcon)
  }
  for (const profileIcon of [0, 10, 1.5, '3', null]) {
    const { code, status } = await sendPost(gateway, ICON, { profileIcon }, headers)
    expect([code, status]).toEqual(['request.invalid', 400])
  }
  expect(await iconOf(token)).toBe(1)
  await gateway.control({ settings: { gw: { profileIconCount: 12 } } })
  expect((await sendPost(gateway, ICON, { profileIcon: 12 }, headers)).code).toBe('success')
})

test('MEM-01 only members can choose an icon', async () => {
  expect((await sendPost(gateway, ICON, { profileIcon: 2 })).status).toBe(401)
})

test('DEP-04 a member’s second factors can be changed', async () => {
  await gateway.control({
    members: [
      {
        username: 'ann',
        password: 'another-1',
        email: 'ann@elsewhere.example',
        mobile: NOBODYS,
        payeeName: 'Ann R. Reyes',
        verifiedBy: ['email', 'payeeName'],
      },
    ],
  })
  expect(await memberOf(gateway, 'ann')).toMatchObject({
    email: 'ann@elsewhere.example',
    mobile: NOBODYS,
    payeeName: 'Ann R. Reyes',
    verifiedBy: ['email', 'payeeName'],
    hasPassword: true,
  })
  expect((await tryLogin(gateway, 'ann', 'another-1')).code).toBe('login_verify_required')
  await gateway.control({ members: [{ username: 'ann', verifiedBy: [] }] })
  expect((await tryLogin(gateway, 'ann', 'another-1')).code).toBe('success')
  const verificationCode = await smsCode(gateway, NOBODYS)
  expect((await logInBySms(gateway, NOBODYS, { verificationCode })).value['userName']).toBe('ann')
})

test('DEP-04 they can be removed', async () => {
  await gateway.control({
    members: [{ username: 'ann', password: null, email: null, mobile: null, payeeName: null }],
  })
  expect(await memberOf(gateway, 'ann')).toMatchObject({
    hasPassword: false,
    email: null,
    mobile: null,
    payeeName: null,
  })
  expect((await tryLogin(gateway, 'ann')).code).toBe('login.cred.err')
  expect((await tryLogin(gateway, 'ann', ' ')).code).toBe('login.cred.err')
})

test('DEP-04 any member can be given an authenticator', async () => {
  await gateway.control({ members: [{ username: 'ann', verifiedBy: ['ga'] }] })
  const ticket = await ticketOf(gateway, 'ann')
  const proof = { method: 'G', authCode: await totpOf(gateway, 'ann') }
  expect((await verify(gateway, 'ann', ticket, proof)).code).toBe('success')
  expect((await gateway.get('/__control/totp?username=zed')).status).toBe(404)
})

test.each([
  { members: [{ username: 'ann', verifiedBy: ['fax'] }] },
  { members: [{ username: 'ann', mobile: { mobileNum: '917' } }] },
  { members: [{ username: 'ann', password: '' }] },
  { codes: { lifetimeMs: -1 } },
])('DEP-04 %j is refused', async (command) => {
  expect((await gateway.control(command)).status).toBe(400)
})

test('DEP-04 each demo member has the data for their second factor', () => {
  expect(contact('gus')).toMatchObject({
    email: 'gus@harbour.example',
    countryDialingCode: '63',
    mobileNum: '9170000007',
    payeeName: 'Gus Navarro',
  })
  expect(contact('jun').totpSecret).toMatch(/^[A-Z2-7]{32}$/)
  expect(contact('jun').totpSecret).not.toBe(contact('gus').totpSecret)
})

test('LOG-04 settings contain the weak default only as a hash', async () => {
  const settings = await gateway.value('/wps/system/settings', { Language: 'EN' })
  expect(v.is(settingsSchema, settings)).toBe(true)
  const weak = v.object({ salt: v.string(), iterations: v.number(), hash: v.string() })
  const { weakPassword } = v.parse(v.object({ weakPassword: weak }), settings)
  expect(await isWeakPassword('Welcome1', weakPassword)).toBe(true)
  expect(await isWeakPassword('welcome1', weakPassword)).toBe(false)
  expect(await isWeakPassword('Welcome1', undefined)).toBe(false)
  expect(await isWeakPassword('Welcome1', { ...weakPassword, hash: 'AAAA' })).toBe(false)
  expect(JSON.stringify(settings)).not.toContain('Welcome1')
})

test('DEP-04 opens a database file of an earlier version, with its members', async () => {
  const database = join(tmpdir(), `gateway-${toBase32(randomBytes(10))}.db`)
  const first = await runGateway({ database, games: 10 })
  await first.close()
  const sqlite = new LibSql(database)
  for (const column of ['payee_name', 'totp_secret', 'totp_step', 'is_address_changed', 'dialling_code']) {
    sqlite.exec(`ALTER TABLE member DROP COLUMN ${column}`)
  }
  sqlite.exec('ALTER TABLE session DROP COLUMN origin')
  sqlite.exec('ALTER TABLE login_ticket DROP COLUMN link_channel')
  sqlite.exec('DROP TABLE social_link')
  sqlite.exec('DROP TABLE verification_code')
  sqlite.close()
  const again = await runGateway({ database, games: 10 })
  expect((await tryLogin(again, 'ann')).code).toBe('success')
  expect(await memberOf(again, 'ann')).toMatchObject({ payeeName: null, ipChanged: false })
  await again.close()
  await rm(database)
})
