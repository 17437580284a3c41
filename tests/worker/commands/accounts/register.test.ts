import { describe, expect, test, vi } from 'vitest'
import {
  MOBILE_REGISTER_ENDPOINT,
  REGISTER_MEMBER_ENDPOINT,
} from '#domain/contract/accounts/account-endpoints'
import { BY_NAME, DEVICE_ID, held, NUMBER, openSyncedTab, serve } from '../../support/account-rig'
import { CREDENTIALS, LOGIN_VALUE, SESSION, tabs, useTabs } from '../../support/session-rig'

useTabs()

const VALUE = { token: 'token-9', customerId: 9, customerName: 'new.ann', customerType: 0 }
const BY_MOBILE = { ...BY_NAME, who: { kind: 'mobile', ...NUMBER, proof: null }, password: null } as const
const SENT = {
  login: true,
  registerMethod: 'H5',
  registerUrl: 'https://m.example.com/m/register',
  loginDeviceId: DEVICE_ID,
  isOfficialAppLogin: false,
  domain: 'm.example.com',
  referralCode: 'R1',
  affiliateCode: 'HOST',
  pixelTrack: { attribution: { adid: 'a1' }, clickIds: { gclid: 'g1' } },
}

const opened = async (facts: Parameters<typeof openSyncedTab>[0] = {}) => {
  tabs.gateway.set(REGISTER_MEMBER_ENDPOINT, VALUE)
  tabs.gateway.set(MOBILE_REGISTER_ENDPOINT, VALUE)
  serve({ mobileRegisterPassword: 'placeholder' }, { code: 'HOST' })
  return openSyncedTab(facts)
}

describe('REG-01 a registration by username', () => {
  test('REG-01 REG-07 sends the fields that A3 names, `www` replaced by the domain’s code', async () => {
    const { worker } = await opened()
    expect(await worker.register(BY_NAME)).toMatchObject({ ok: true })
    expect(tabs.lastPost(REGISTER_MEMBER_ENDPOINT)).toEqual({
      username: 'new.ann',
      password: 'first-pass',
      ...SENT,
    })
  })

  test('REG-01 sends its module and its device, and no token', async () => {
    const { worker } = await opened({ deviceKind: 'PWA' })
    await worker.register(BY_NAME)
    const headers = tabs.lastHeaders(REGISTER_MEMBER_ENDPOINT)
    expect(headers?.get('ModuleId')).toBe('REG3')
    expect(headers?.get('Device')).toBe('MOBILE/PWA')
    expect(headers?.has('Authorization')).toBe(false)
    expect(tabs.lastPost(REGISTER_MEMBER_ENDPOINT)).toMatchObject({ registerMethod: 'PWA' })
  })

  test('REG-01 omits codes that are not set', async () => {
    tabs.gateway.set(REGISTER_MEMBER_ENDPOINT, VALUE)
    serve({}, {})
    const { worker } = await openSyncedTab()
    await worker.register({ ...BY_NAME, provenance: { ...BY_NAME.provenance, referralCode: '' } })
    const sent = tabs.lastPost(REGISTER_MEMBER_ENDPOINT)
    expect(sent).not.toHaveProperty('referralCode')
    expect(sent).not.toHaveProperty('affiliateCode')
  })

  test.each([
    [true, { attribution: {}, clickIds: {} }],
    [false, SENT.pixelTrack],
  ])(
    'TRK-03 the Do Not Track preference is sent for a merchant that honours it (%s)',
    async (honourDoNotTrack, sent) => {
      tabs.gateway.set(REGISTER_MEMBER_ENDPOINT, VALUE)
      serve({ honourDoNotTrack })
      const { worker } = await openSyncedTab()
      await worker.register({ ...BY_NAME, provenance: { ...BY_NAME.provenance, asksNotToBeTracked: true } })
      expect(tabs.lastPost(REGISTER_MEMBER_ENDPOINT)).toMatchObject({ pixelTrack: sent })
    },
  )

  test('REG-03 includes the fields of a solved captcha', async () => {
    const { worker } = await opened()
    const captcha = { geetestChallenge: 'c', geetestValidate: 'v', geetestSeccode: 's' }
    await worker.register({ ...BY_NAME, captcha })
    expect(tabs.lastPost(REGISTER_MEMBER_ENDPOINT)).toMatchObject(captcha)
  })

  test('REG-04 logs the player in, under the id and name from the gateway', async () => {
    const { worker } = await opened()
    expect(await worker.register(BY_NAME)).toEqual({
      ok: true,
      value: {
        userName: 'new.ann',
        login: {
          session: { ...SESSION, id: '9', token: 'token-9', userName: 'new.ann' },
          updatePassword: false,
        },
      },
    })
  })

  test('LOG-07 saves name and password for the next visit', async () => {
    const { worker } = await opened()
    await worker.register(BY_NAME)
    expect(await worker.savedLogin()).toEqual({ ok: true, value: 'new.ann' })
    const next = await tabs.open()
    await next.worker.autoLogin()
    expect(tabs.lastLogin()).toMatchObject({ username: 'new.ann', password: 'first-pass' })
  })
})

describe('REG-06 a registration by mobile', () => {
  test('REG-06 REG-10 sends number, code and the merchant’s placeholder', async () => {
    const { worker } = await opened()
    const who = { kind: 'mobile', ...NUMBER, proof: { verificationCode: '123456' } } as const
    await worker.register({ ...BY_MOBILE, who })
    expect(tabs.lastPost(MOBILE_REGISTER_ENDPOINT)).toEqual({
      ...NUMBER,
      verificationCode: '123456',
      password: 'placeholder',
      ...SENT,
    })
    expect(tabs.lastHeaders(MOBILE_REGISTER_ENDPOINT)?.get('ModuleId')).toBe('MOBILENUMREG3')
  })

  test('REG-06 with a password field sends the typed password', async () => {
    const { worker } = await opened()
    await worker.register({ ...BY_MOBILE, password: 'own-pass' })
    expect(tabs.lastPost(MOBILE_REGISTER_ENDPOINT)).toMatchObject({ password: 'own-pass' })
    expect(await worker.savedLogin()).toEqual({ ok: true, value: 'new.ann' })
  })

  test('LOG-07 LOG-09 without one the number is remembered, and never the placeholder', async () => {
    const { worker } = await opened()
    await worker.register(BY_MOBILE)
    expect(await worker.savedNumber()).toEqual({ ok: true, value: NUMBER })
    expect(await worker.savedLogin()).toEqual({ ok: true, value: null })
  })
})

describe('REG-08 a registration by an agent', () => {
  test('REG-08 triggers no login and starts no session', async () => {
    const { worker } = await opened()
    await worker.logIn(CREDENTIALS)
    tabs.gateway.set(REGISTER_MEMBER_ENDPOINT, { customerId: 9, customerName: 'new.ann' })
    expect(await worker.register({ ...BY_NAME, logsIn: false })).toEqual({
      ok: true,
      value: { userName: 'new.ann', login: null },
    })
    expect(tabs.lastPost(REGISTER_MEMBER_ENDPOINT)).toMatchObject({ login: false })
    expect(await worker.savedLogin()).toEqual({ ok: true, value: 'ann' })
  })

  test('REG-08 starts no session even if the gateway sends a token', async () => {
    const { worker } = await opened()
    expect(await worker.register({ ...BY_NAME, logsIn: false })).toMatchObject({ value: { login: null } })
  })
})

describe('REG-05 LOG-08 a registration that fails', () => {
  test('REG-05 LOG-08 returns the reason and deletes no remembered login', async () => {
    const { worker } = await opened()
    await worker.logIn(CREDENTIALS)
    tabs.refuse(REGISTER_MEMBER_ENDPOINT, 'username.taken')
    expect(await worker.register(BY_NAME)).toMatchObject({
      ok: false,
      error: { code: 'username.taken', message: 'No.' },
    })
    expect(await worker.savedLogin()).toEqual({ ok: true, value: 'ann' })
  })

  test('R-10 a cancelled registration ends at once, and starts no session later', async () => {
    const { worker } = await opened()
    const release = held(REGISTER_MEMBER_ENDPOINT, () => Response.json({ success: true, value: VALUE }))
    const registering = worker.register(BY_NAME)
    await vi.waitFor(() => {
      expect(tabs.count(REGISTER_MEMBER_ENDPOINT)).toBe(1)
    }, 10_000)
    worker.stopLogin()
    expect(await registering).toEqual({ ok: false, error: { kind: 'aborted' } })
    release()
    tabs.gateway.set('/wps/session/login', LOGIN_VALUE)
    expect(await worker.logIn(CREDENTIALS)).toMatchObject({ value: { session: { id: '7' } } })
    expect(await worker.savedLogin()).toEqual({ ok: true, value: 'ann' })
  })

  test('REG-01 NET-10 no password reaches the log or the page', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { worker, signals } = await opened()
    await worker.register(BY_NAME)
    expect(JSON.stringify(signals)).not.toMatch(/first-pass/u)
    expect(log).not.toHaveBeenCalled()
  })
})
