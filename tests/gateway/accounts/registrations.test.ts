import { expect, test } from 'vitest'
import {
  changePassword,
  EMAIL,
  FORM,
  isOpen,
  LOGIN,
  credentials,
  linksOf,
  logInBySms,
  logInSocial,
  memberOf,
  NEWCOMER,
  NOBODYS,
  notThe,
  numberOf,
  phoneToken,
  proofOf,
  REGISTER,
  register,
  registerMobile,
  registerSocial,
  registrations,
  SMS,
  smsCode,
  tryLogin,
} from '../support/accounts'
import { PROVIDER } from '../support/identity'
import { codeOf, codesOf, say, sendPost } from '../support/posts'
import { gateway, useGateway } from '../support/shared-gateway'

const PLACEHOLDER = 'desk-placeholder'
const NAME = `${NOBODYS.countryDialingCode}${NOBODYS.mobileNum}`
const PLAIN = { ...FORM, ...NOBODYS, password: PLACEHOLDER }
const CHOSEN = { ...PLAIN, password: 'topsail-3' }

useGateway({ settings: { ...PROVIDER, mobileRegisterPassword: PLACEHOLDER } })

const named = (username: string) => register({ ...NEWCOMER, username })

test('REG-01 REG-08 creates a member with an own account, and logs in if asked to', async () => {
  const { value } = await say(REGISTER, NEWCOMER, { ModuleId: 'REG3', Language: 'UR' })
  expect(value).toMatchObject({ userName: 'nia.brandt_7', customerType: 0 })
  const headers = { Authorization: String(value['token']), Language: 'EN' }
  const info = await gateway.value('/wps/member/info', headers)
  expect(info).toMatchObject({ account: 'nia.brandt_7', type: 0, language: 'UR', balance: 0, profileIcon: 1 })
  for (const call of ['MCSFE_getRewards', 'MCSFE_getWithdrawAccountInfo', 'CBS_unreadCount'])
    await expect(gateway.value(`/wps/relay/${call}`, headers)).resolves.toBeDefined()
  const login = await tryLogin('NIA.brandt_7', NEWCOMER.password)
  expect(login.value).toMatchObject({ id: value['id'], firstTimeLogin: false, passwordExpired: false })
  const quiet = await register({ ...NEWCOMER, username: 'quiet', login: false })
  expect(quiet.value).toMatchObject({ userName: 'quiet', customerType: 0 })
  expect(quiet.value['token']).toBeUndefined()
  expect((await memberOf('quiet'))?.sessions).toBe(0)
})

test('REG-01 REG-07 stores the attribution unchanged', async () => {
  const source = {
    registerMethod: 'PWA',
    registerUrl: 'https://harbour.example/m/register?affiliateCode=pier',
    domain: 'harbour.example',
    referralCode: 'ANN70001',
    affiliateCode: 'pier',
    pixelTrack: { attribution: { adid: 'a1' }, clickIds: { fbclid: 'f1' } },
    isOfficialAppLogin: true,
  }
  await register({ ...NEWCOMER, ...source })
  await registerMobile({ ...PLAIN, affiliateCode: 'pier' })
  await registerSocial(proofOf('nia'), { smsTemplate: 'WELCOME-7', referralCode: 'R4X9' })
  expect(await registrations()).toMatchObject([
    { ...source, username: 'nia.brandt_7', kind: 'username', loginDeviceId: FORM.loginDeviceId },
    { username: NAME, kind: 'mobile', affiliateCode: 'pier', domain: FORM.domain, pixelTrack: null },
    { kind: 'social', registerMethod: 'google', smsTemplate: 'WELCOME-7', referralCode: 'R4X9' },
  ])
})

test('REG-01 REG-02 SOC-03 a taken name, number or provider account is rejected; of two at once one succeeds', async () => {
  const proof = proofOf('ann-at-google')
  await tryLogin('ann', undefined, proof)
  const taken = [
    named('ann'),
    named(' ANN '),
    registerMobile({ ...PLAIN, ...numberOf('ann') }),
    registerSocial(proof),
  ]
  expect(await codesOf(taken)).toEqual(Array(4).fill('username.taken'))
  expect(await registrations()).toEqual([])
  for (const both of [
    [named('twin'), named('TWIN')],
    [registerMobile(PLAIN), registerMobile(PLAIN)],
    [registerSocial(proofOf('twin')), registerSocial(proofOf('twin'))],
  ])
    expect(await codesOf(both)).toEqual(['success', 'username.taken'])
})

test('REG-09 a name has 3 to 32 letters, digits, dots and underscores; a number may be another player’s name', async () => {
  for (const name of ['abc', 'A.B_9', 'x'.repeat(32), NAME]) expect(await codeOf(named(name))).toBe('success')
  expect((await registerMobile(PLAIN)).value['userName']).toBe(`${NAME}_2`)
})

test('REG-06 without a password field no password logs in, and the member can set one after a login by SMS', async () => {
  const { value } = await registerMobile(PLAIN)
  expect(await memberOf(NAME)).toMatchObject({ hasPassword: false, mobile: NOBODYS })
  await gateway.control({ members: [{ username: 'ann', password: PLACEHOLDER }] })
  for (const name of [NAME, 'ann']) expect(await codeOf(tryLogin(name, PLACEHOLDER))).toBe('login.cred.err')
  await gateway.control({ settings: { mobileRegisterPassword: null } })
  expect(await codeOf(tryLogin(NAME, PLACEHOLDER))).toBe('login.cred.err')
  expect(await codeOf(registerMobile({ ...PLAIN, mobileNum: '9998887776' }))).toBe('request.invalid')
  const login = await logInBySms(NOBODYS, { verificationCode: await smsCode(NOBODYS) })
  expect(login.value).toMatchObject({ id: value['id'], firstTimeLogin: false })
  expect(await codeOf(changePassword(value['token'], 'topsail-3'))).toBe('success')
  expect(await codeOf(tryLogin(NAME, 'topsail-3'))).toBe('success')
})

test('REG-06 with a password field the player’s own password is used', async () => {
  await gateway.control({ settings: { whitelabelVal: { MOBILENUMPASSREG3: true } } })
  expect(await codeOf(registerMobile(PLAIN))).toBe('request.invalid')
  const { value } = await registerMobile(CHOSEN)
  expect(await codeOf(tryLogin(NAME, CHOSEN.password))).toBe('success')
  expect(await codeOf(changePassword(value['token'], 'spinnaker-9'))).toBe('request.invalid')
})

test('REG-10 if the merchant requires it, a code or a provider’s token verifies the number', async () => {
  await gateway.control({ settings: { mobileRegisterVerify: true } })
  expect(await codeOf(registerMobile(PLAIN))).toBe('request.invalid')
  const verificationCode = await smsCode(NOBODYS)
  const anns = await smsCode(numberOf('ann'))
  for (const wrong of [
    { verificationCode: notThe(verificationCode) },
    { verificationCode, mobileNum: '9998887776' },
    { firebaseIdToken: 'made-up' },
    { firebaseIdToken: phoneToken(numberOf('ben')) },
    { ...numberOf('ann'), verificationCode: notThe(anns) }, // only the owner learns that it has an account
  ])
    expect(await codeOf(registerMobile({ ...PLAIN, ...wrong })), JSON.stringify(wrong)).toBe(
      'sms.code.invalid',
    )
  const owner = { ...PLAIN, ...numberOf('ann'), verificationCode: anns }
  expect(await codeOf(registerMobile(owner))).toBe('username.taken')
  expect(await codeOf(registerMobile({ ...PLAIN, verificationCode }))).toBe('success')
  const other = { ...NOBODYS, mobileNum: '9998887776' }
  expect(await codeOf(registerMobile({ ...PLAIN, ...other, firebaseIdToken: phoneToken(other) }))).toBe(
    'success',
  )
})

test('SOC-03 a provider’s account becomes a member with a free name and no password, who is bound to it', async () => {
  const proof = proofOf('nia-at-facebook', 'facebook')
  const { value } = await registerSocial(proof)
  const username = String(value['userName'])
  expect(username).toMatch(/^facebook\d{6}$/)
  expect([await isOpen(value['token']), value['customerType']]).toEqual([true, 0])
  expect(await memberOf(username)).toMatchObject({ hasPassword: false, sessions: 1 })
  expect(await linksOf(username)).toEqual(['facebook nia-at-facebook'])
  expect((await logInSocial(proof)).value['id']).toBe(value['id'])
  expect(await codeOf(tryLogin(username, ' '))).toBe('login.cred.err')
  expect(await codeOf(registerSocial({ ...proof, firebaseIdToken: 'made-up' }))).toBe('verification.invalid')
})

test('REG-01 LOG-01 DEP-04 bad requests', async () => {
  const { username: _name, ...nameless } = NEWCOMER
  const { password: _password, ...open } = NEWCOMER
  const fields = ['login', 'registerMethod', 'registerUrl', 'domain', 'loginDeviceId', 'isOfficialAppLogin']
  const names = ['', 'ab', 'x'.repeat(33), 'a b c', 'näme', 'a-b-c', 'a@b.c']
  const bad = [
    ...fields.map((field) => register({ ...NEWCOMER, [field]: undefined })),
    ...names.map((name) => named(name)),
    ...[nameless, open, { ...NEWCOMER, password: '12345' }, { ...NEWCOMER, password: PLACEHOLDER }].map(
      (one) => register(one),
    ),
    ...[{ registerMethod: 'FAX' }, { pixelTrack: 'clicked' }, { login: 'yes' }].map((one) =>
      register({ ...NEWCOMER, ...one }),
    ),
    ...['', 'MOBILENUMREG3'].map((moduleId) => register(NEWCOMER, moduleId)),
    ...['topsail-3', `${PLACEHOLDER} `].map((password) => registerMobile({ ...PLAIN, password })),
    ...[{ countryDialingCode: '999' }, { mobileNum: '12' }, { mobileNum: undefined }].map((one) =>
      registerMobile({ ...PLAIN, ...one }),
    ),
    registerMobile(PLAIN, 'REG3'),
    ...[{ login: false }, { firebaseChannel: 'phone' }, { firebaseIdToken: undefined }].map((one) =>
      registerSocial(proofOf('x'), one),
    ),
    ...[{ type: 'fax' }, { type: 'sms' }, { loginDeviceId: undefined }].map((one) =>
      say(LOGIN, { ...credentials('ann'), ...one }),
    ),
    ...[
      {},
      { verificationCode: '123456', firebaseIdToken: 'token' },
      { verificationCode: ' ' },
      { verificationCode: '123456', firebaseChannel: 'google' },
      { verificationCode: '123456', mobileNum: '+639170000001' },
      { verificationCode: '123456', countryDialingCode: '' },
    ].map((one) => logInBySms(numberOf('ann'), one)),
    ...[
      { firebaseIdToken: 'token' },
      { firebaseChannel: 'google' },
      { firebaseChannel: 'myspace', firebaseIdToken: 'token' },
    ].flatMap((one) => [logInSocial(one), tryLogin('ann', undefined, one)]),
    ...['', '123', '9170000001x'].map((mobileNum) => sendPost(SMS, { ...NOBODYS, mobileNum })),
    ...['+63', '999'].map((countryDialingCode) => sendPost(SMS, { ...NOBODYS, countryDialingCode })),
    ...[
      {},
      { username: 'ann', email: 'harbour' },
      { username: ' ', email: 'ann@harbour.example' },
      'not json',
    ].map((one) => sendPost(EMAIL, one)),
  ]
  for (const [index, { code, status }] of (await Promise.all(bad)).entries())
    expect([index, code, status]).toEqual([index, 'request.invalid', 400])
  expect(await registrations()).toEqual([])
  expect(await codeOf(sendPost(REGISTER, NEWCOMER, { ModuleId: 'REG3' }))).toBe('encryption.invalid')
})
