import { describe, expect, test } from 'vitest'
import { CAPTCHA_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { CREDENTIALS, SESSION, tabs, useTabs } from '../../support/session-rig'

useTabs()

const V4 = { captcha_id: 'i', lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1' }
const V3 = { geetestChallenge: 'c', geetestValidate: 'v', geetestSeccode: 's' }

describe('LOG-06 a login with a captcha', () => {
  test.each([['v3', V3] as const, ['v4', { geetestValidateV4: V4 }] as const])(
    'LOG-06 sends the fields of %s, and no others',
    async (_, captcha) => {
      const { worker } = await tabs.open()
      expect(await worker.logIn({ ...CREDENTIALS, captcha })).toMatchObject({ ok: true })
      expect(tabs.lastLogin()).toMatchObject(captcha)
      await worker.logIn(CREDENTIALS)
      expect(JSON.stringify(tabs.lastLogin())).not.toContain('geetest')
    },
  )
})

describe('CAP-04 the challenge of v3', () => {
  test('CAP-04 is requested with the time, never with a token, and parsed as the contract defines it', async () => {
    tabs.gateway.set(CAPTCHA_ENDPOINT, { gt: 'g', challenge: 'c', newCaptcha: true })
    const { worker } = await tabs.open({ session: SESSION })
    expect(await worker.captchaChallenge()).toEqual({
      ok: true,
      value: { gt: 'g', challenge: 'c', newCaptcha: true, offline: false },
    })
    const request = tabs.gateway.requests.find(({ path }) => path === CAPTCHA_ENDPOINT)
    expect(request?.headers.has('Authorization')).toBe(false)
  })

  test('CAP-07 a merchant without an account gets an empty one, and a malformed response is an error', async () => {
    tabs.gateway.set(CAPTCHA_ENDPOINT, {})
    const { worker } = await tabs.open()
    expect(await worker.captchaChallenge()).toMatchObject({ ok: true, value: { gt: '', challenge: '' } })
    tabs.gateway.set(CAPTCHA_ENDPOINT, { gt: 5 })
    expect(await worker.captchaChallenge()).toMatchObject({ ok: false, error: { kind: 'malformed' } })
  })
})
