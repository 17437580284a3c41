import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import LibSql from 'libsql'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { settingsSchema } from '#domain/contract/settings/settings'
import { toBase32 } from '#gateway/crypto/totp'
import { isWeakPassword } from '#gateway/crypto/weak-password'
import { logIn, memberOf, NOBODYS, ticketOf, totpOf, tryLogin, verify } from '../support/accounts'
import { codeOf } from '../support/posts'
import { runGateway } from '../support/running-gateway'
import { gateway, useGateway } from '../support/shared-gateway'

const GAMES = '/lgw/games/mobile'

useGateway()

test('DEP-04 the control endpoint exists only if requested, and rejects an invalid command without a change', async () => {
  const shut = await runGateway({ control: false, games: 10 })
  expect((await shut.control({ reset: true })).status).toBe(404)
  expect((await shut.get('/__control')).status).toBe(404)
  await shut.close()
  const faults = [{ match: GAMES, fault: { kind: 'status', status: 500 } }]
  for (const command of [
    { faults: [{ match: GAMES, fault: { kind: 'earthquake' } }] },
    { faults, members: [{ username: 'ann', verifiedBy: ['fax'] }] },
    { faults, members: [{ username: 'ann', mobile: { mobileNum: '917' } }] },
    { faults, members: [{ username: 'ann', password: '' }] },
    { faults, codes: { lifetimeMs: -1 } },
  ])
    expect((await gateway.control(command)).status).toBe(400)
  expect((await gateway.get(GAMES)).status).toBe(200)
})

test('DEP-04 the operator can change settings, status, downloads and games, and a reset reverts it', async () => {
  const read = async () => ({
    settings: await gateway.value('/wps/system/settings'),
    status: await gateway.value('/wps/system/status'),
    downloads: await gateway.value('/wps/relay/WPSCORE_getDownloadSetting?domain=a.example'),
    games: await gateway.value(GAMES),
  })
  const before = await read()
  await gateway.control({
    settings: { whitelabelVal: { CBS3: true }, languages: ['EN', 'UR'] },
    status: { maintenance: true, maintenanceEnd: 1 },
    downloads: { login_required: { enabled: true, value: 0 }, new_key: { enabled: true, value: ['a'] } },
    games: 'remove all',
  })
  expect(await read()).toMatchObject({
    settings: { whitelabelVal: { CBS3: true }, languages: ['EN', 'UR'], currency: 'PHP' },
    status: { maintenance: true, maintenanceEnd: 1 },
    downloads: { login_required: { enabled: true, value: 0 }, new_key: { enabled: true, value: ['a'] } },
    games: [],
  })
  await gateway.control({ games: 50 })
  expect(await gateway.value(GAMES)).toHaveLength(50)
  await gateway.control({ reset: true })
  expect(await read()).toEqual(before)
})

test('DEP-04 a member’s data can be changed, removed and reset', async () => {
  const data = { email: 'ann@elsewhere.example', mobile: NOBODYS, payeeName: 'Ann R. Reyes' }
  await gateway.control({
    members: [{ username: 'ann', ...data, password: 'another-1', verifiedBy: ['ga'] }],
  })
  expect(await memberOf('ann')).toMatchObject({ ...data, verifiedBy: ['ga'], hasPassword: true })
  const { ticket } = await tryLogin('ann', 'another-1')
  const { token } = await logIn('ben')
  await gateway.control({
    members: [
      { username: 'ann', password: null, email: null, mobile: null, payeeName: null, verifiedBy: [] },
    ],
  })
  expect(await memberOf('ann')).toMatchObject({
    hasPassword: false,
    email: null,
    mobile: null,
    payeeName: null,
  })
  expect(ticket.length).toBeGreaterThan(30)
  expect(await codeOf(tryLogin('ann'))).toBe('login.cred.err')
  await gateway.control({ reset: true })
  expect((await gateway.get('/wps/member/info', { Authorization: token })).status).toBe(401)
  await gateway.control({ members: [{ username: 'ann', verifiedBy: ['ga'] }] })
  const proof = { method: 'G', authCode: await totpOf('ann') }
  expect(await codeOf(verify('ann', await ticketOf('ann'), proof))).toBe('success')
})

test('LOG-04 settings contain the weak default only as a hash', async () => {
  const settings = await gateway.value('/wps/system/settings', { Language: 'EN' })
  expect(v.is(settingsSchema, settings)).toBe(true)
  const weak = v.object({ salt: v.string(), iterations: v.number(), hash: v.string() })
  const { weakPassword } = v.parse(v.object({ weakPassword: weak }), settings)
  const isWeak = (password: string, by: v.InferOutput<typeof weak> | undefined = weakPassword) =>
    isWeakPassword(password, by)
  expect([await isWeak('Welcome1'), await isWeak('welcome1')]).toEqual([true, false])
  expect(await isWeak('Welcome1', { ...weakPassword, hash: 'AAAA' })).toBe(false)
  expect(await isWeakPassword('Welcome1', undefined)).toBe(false)
  expect(JSON.stringify(settings)).not.toContain('Welcome1')
})

test('DEP-04 the log counts requests and never holds a token', async () => {
  await gateway.control({ reset: true })
  await gateway.get(GAMES, { Authorization: 'secret-token', Merchant: 'harbour', Language: 'EN' })
  await gateway.get('/wps/system/status?token=secret-token')
  const text = await (await gateway.get('/__control')).text()
  expect(text).not.toContain('secret-token')
  const log: unknown = JSON.parse(text)
  expect(log).toMatchObject({
    counts: { [GAMES]: 1, '/wps/system/status': 1 },
    requests: [{ hasToken: true, headers: { merchant: 'harbour', language: 'EN' } }, {}],
  })
})

test('DEP-04 opens a database file of an earlier version, with its members', async () => {
  const database = join(tmpdir(), `gateway-${toBase32(randomBytes(10))}.db`)
  await (await runGateway({ database, games: 10 })).close()
  const sqlite = new LibSql(database)
  for (const column of ['payee_name', 'totp_secret', 'totp_step', 'is_address_changed', 'dialling_code'])
    sqlite.exec(`ALTER TABLE member DROP COLUMN ${column}`)
  sqlite.exec('ALTER TABLE session DROP COLUMN origin')
  sqlite.exec('ALTER TABLE login_ticket DROP COLUMN link_channel')
  sqlite.exec('DROP TABLE social_link')
  sqlite.exec('DROP TABLE verification_code')
  sqlite.close()
  const again = await runGateway({ database, games: 10 })
  expect((await logIn('ann', again)).userName).toBe('ann')
  const members: unknown = await (await again.get('/__control/members')).json()
  expect(members).toEqual(
    expect.arrayContaining([expect.objectContaining({ username: 'ann', payeeName: null })]),
  )
  await again.close()
  await rm(database)
})
