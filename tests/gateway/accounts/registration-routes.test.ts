import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isOpen, memberOf, say, tryLogin } from '../support/accounts'
import { FORM, NEWCOMER, register, registrations } from '../support/register'
import { runGateway, type RunningGateway } from '../support/running-gateway'

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await runGateway()
})
afterEach(() => gateway.control({ reset: true }))
afterAll(() => gateway.close())

const named = (username: string) => register(gateway, { ...NEWCOMER, username })

test('REG-01 a registration creates a logged-in member, which is not a first login', async () => {
  const { code, value } = await register(gateway, NEWCOMER)
  expect(code).toBe('success')
  expect(value).toMatchObject({ userName: 'nia.brandt_7', customerType: 0 })
  expect(await isOpen(gateway, value['token'])).toBe(true)
  const login = await tryLogin(gateway, 'NIA.brandt_7', NEWCOMER.password)
  expect(login.value).toMatchObject({ id: value['id'], firstTimeLogin: false, passwordExpired: false })
})

test('REG-01 a new member gets an own account, in the language of the registration', async () => {
  const { value } = await say(gateway, '/wps/member/register', NEWCOMER, { ModuleId: 'REG3', Language: 'UR' })
  const headers = { Authorization: String(value['token']), Language: 'EN' }
  const info = await gateway.value('/wps/member/info', headers)
  expect(info).toMatchObject({ account: 'nia.brandt_7', type: 0, language: 'UR', balance: 0, profileIcon: 1 })
  for (const call of ['MCSFE_getRewards', 'MCSFE_getWithdrawAccountInfo', 'CBS_unreadCount']) {
    await expect(gateway.value(`/wps/relay/${call}`, headers)).resolves.toBeDefined()
  }
})

test('REG-08 without a login it creates a member and returns no token', async () => {
  const { code, value } = await register(gateway, { ...NEWCOMER, login: false })
  expect(code).toBe('success')
  expect(value['token']).toBeUndefined()
  expect(value).toMatchObject({ userName: 'nia.brandt_7', customerType: 0 })
  expect((await memberOf(gateway, 'nia.brandt_7'))?.sessions).toBe(0)
})

test('REG-01 stores the attribution unchanged', async () => {
  const source = {
    registerMethod: 'PWA',
    registerUrl: 'https://harbour.example/m/register?affiliateCode=pier',
    domain: 'harbour.example',
    referralCode: 'ANN70001',
    affiliateCode: 'pier',
    pixelTrack: { attribution: { adid: 'a1' }, clickIds: { fbclid: 'f1' } },
    isOfficialAppLogin: true,
  }
  await register(gateway, { ...NEWCOMER, ...source })
  await named('plain')
  expect(await registrations(gateway)).toMatchObject([
    { ...source, username: 'nia.brandt_7', kind: 'username', loginDeviceId: FORM.loginDeviceId },
    { username: 'plain', registerMethod: 'H5', referralCode: null, affiliateCode: null, pixelTrack: null },
  ])
})

test.each(['ann', 'ANN', ' Ann '])('REG-01 the name "%s" is taken', async (username) => {
  const { code, status } = await named(username)
  expect([code, status]).toEqual(['username.taken', 200])
  expect(await registrations(gateway)).toEqual([])
})

test('REG-02 of two parallel registrations with one name only one succeeds', async () => {
  const answers = await Promise.all([named('twin'), named('TWIN')])
  expect(answers.map(({ code }) => code).sort()).toEqual(['success', 'username.taken'])
})

test.each(['abc', 'A.B_9', 'x'.repeat(32), '639170000001'])(
  'REG-09 accepts the name "%s"',
  async (username) => {
    expect((await named(username)).code).toBe('success')
  },
)

test.each(['', 'ab', 'x'.repeat(33), 'a b c', 'näme', 'a-b-c', 'a@b.c'])(
  'REG-09 rejects the name "%s"',
  async (username) => {
    expect((await named(username)).code).toBe('request.invalid')
  },
)

test('REG-09 requires at least six characters for a password', async () => {
  expect((await register(gateway, { ...NEWCOMER, password: '12345' })).code).toBe('request.invalid')
  expect((await register(gateway, { ...NEWCOMER, password: '123456' })).code).toBe('success')
})

test.each([
  'password',
  'login',
  'registerMethod',
  'registerUrl',
  'domain',
  'loginDeviceId',
  'isOfficialAppLogin',
])('REG-01 without %s it is a bad request', async (field) => {
  const message = Object.fromEntries(Object.entries(NEWCOMER).filter(([name]) => name !== field))
  const { code, status } = await register(gateway, message)
  expect([code, status]).toEqual(['request.invalid', 400])
})

test.each([{ registerMethod: 'FAX' }, { pixelTrack: 'clicked' }, { login: 'yes' }])(
  'REG-01 with %j it is a bad request',
  async (change) => {
    expect((await register(gateway, { ...NEWCOMER, ...change })).code).toBe('request.invalid')
  },
)

test.each(['', 'MOBILENUMREG3'])('REG-01 with the module "%s" it is a bad request', async (moduleId) => {
  expect((await register(gateway, NEWCOMER, moduleId)).code).toBe('request.invalid')
})

test('REG-01 requires an encrypted post', async () => {
  const headers = { 'Content-Type': 'application/json', ModuleId: 'REG3' }
  const body = JSON.stringify(NEWCOMER)
  const answer = await fetch(`${gateway.origin}/wps/member/register`, { method: 'POST', headers, body })
  expect(await answer.text()).toContain('encryption.invalid')
})

test('REG-06 the placeholder of mobile registrations is not a valid password', async () => {
  await gateway.control({ settings: { mobileRegisterPassword: 'placeholder' } })
  expect((await register(gateway, { ...NEWCOMER, password: 'placeholder' })).code).toBe('request.invalid')
  await gateway.control({ members: [{ username: 'ann', password: 'placeholder' }] })
  expect((await tryLogin(gateway, 'ann', 'placeholder')).code).toBe('login.cred.err')
})

test('SOC-03 rejects a social registration without an identity provider', async () => {
  const message = { firebaseChannel: 'google', firebaseIdToken: 'token', login: true }
  const { code } = await say(gateway, '/wps/member/register/autoUsername', message)
  expect(code).toBe('verification.invalid')
})
