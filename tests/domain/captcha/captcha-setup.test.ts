import { describe, expect, test } from 'vitest'
import { parseCaptchaResult, parseFrameEvent, parseFrameRequest } from '#domain/captcha/captcha-messages'
import { CAPTCHA_SERVERS } from '#domain/captcha/captcha-hosts'
import { captchaServers } from '#domain/captcha/captcha-servers'
import { selectCaptcha } from '#domain/captcha/captcha-setup'

describe('CAP-04 CAP-05 CAP-07 which captcha version a form uses', () => {
  const none = { captchaId: '', captchaVersion: 'v3' } as const
  const v4 = { captchaId: 'id', captchaVersion: 'v4' } as const

  test('CAP-04 uses v3 by default and v4 by its id', () => {
    expect(selectCaptcha('login', none)).toEqual({ kind: 'v3' })
    expect(selectCaptcha('register', { captchaId: 'id', captchaVersion: 'v3' })).toEqual({ kind: 'v3' })
    expect(selectCaptcha('login', v4)).toEqual({ kind: 'v4', captchaId: 'id' })
  })

  test('CAP-05 SMS accepts only v4', () => {
    expect(selectCaptcha('sms', none)).toEqual({ kind: 'problem', problem: { kind: 'not-working' } })
    expect(selectCaptcha('sms', v4)).toEqual({ kind: 'v4', captchaId: 'id' })
  })

  test('CAP-07 v4 without an id counts as not configured', () => {
    const problem = { kind: 'problem', problem: { kind: 'not-set-up' } }
    expect(selectCaptcha('login', { ...v4, captchaId: '' })).toEqual(problem)
    expect(selectCaptcha('sms', { ...v4, captchaId: '' })).toEqual(problem)
  })
})

describe('CAP-03 the captcha servers', () => {
  const servers = (captchaServers_: unknown) =>
    captchaServers(JSON.stringify({ captchaServers: captchaServers_ }), 'v4')

  test('CAP-03 config.json replaces the provider’s servers, in order, for the configured version', () => {
    const named = ['https://one.example', 'https://two.example']
    expect(servers({ v4: named })).toEqual(named)
    expect(servers({ v3: named })).toEqual(CAPTCHA_SERVERS.v4)
  })

  test('CAP-03 allows one main server and three backups', () => {
    const named = ['a', 'b', 'c', 'd', 'e'].map((name) => `https://${name}.example`)
    expect(servers({ v4: named })).toEqual(named.slice(0, 4))
    expect(CAPTCHA_SERVERS.v3).toHaveLength(4)
    expect(CAPTCHA_SERVERS.v4).toHaveLength(4)
  })

  test('CAP-03 DEP-03 accepts bare https origins, and plain http only on localhost', () => {
    const named = [
      'http://plain.example',
      'https://path.example/x',
      'javascript:alert(1)',
      'https://u:p@user.example',
      7,
      'http://127.0.0.1:4180',
      'http://localhost.example',
    ]
    expect(servers({ v4: named })).toEqual(['http://127.0.0.1:4180'])
  })

  test.each([undefined, '', '{', '[]', 'null', '{"captchaServers":5}', '{"captchaServers":{"v4":"x"}}'])(
    'CAP-03 uses the provider’s servers if config.json is %j',
    (json) => {
      expect(captchaServers(json, 'v4')).toEqual(CAPTCHA_SERVERS.v4)
    },
  )
})

describe('DEP-03 messages between page and captcha frame', () => {
  const v3 = { geetestChallenge: 'c', geetestValidate: 'v', geetestSeccode: 's' }
  const v4 = { captcha_id: 'i', lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: 'g' }

  test('DEP-03 a result has exactly the fields of the contract', () => {
    expect(parseCaptchaResult({ ...v3, more: 1 })).toEqual(v3)
    expect(parseCaptchaResult({ geetestValidateV4: { ...v4, more: 1 } })).toEqual({ geetestValidateV4: v4 })
    expect(parseCaptchaResult({ ...v3, geetestSeccode: '' })).toBeNull()
    expect(parseCaptchaResult({ geetestValidateV4: { ...v4, pass_token: 5 } })).toBeNull()
    expect(parseCaptchaResult({ geetestValidateV4: false })).toBeNull()
    expect(parseCaptchaResult(null)).toBeNull()
  })

  test('DEP-03 the page takes what the frame may say, and nothing else', () => {
    expect(parseFrameEvent({ type: 'ready', more: 1 })).toEqual({ type: 'ready' })
    expect(parseFrameEvent({ type: 'solved', fields: v3, afterMs: 9 })).toMatchObject({ fields: v3 })
    const long = 'x'.repeat(500)
    expect(parseFrameEvent({ type: 'failed', failure: { code: 60_500, text: long } })).toEqual({
      type: 'failed',
      failure: { code: 60_500, text: long.slice(0, 200) },
    })
    expect(parseFrameEvent({ type: 'failed', failure: { code: '60500', text: 5 } })).toEqual({
      type: 'failed',
      failure: { code: null, text: '' },
    })
    for (const bad of [null, 'ready', { type: 'solve' }, { type: 'solved', fields: v3 }, { type: 'retry' }]) {
      expect(parseFrameEvent(bad), JSON.stringify(bad)).toBeNull()
    }
  })

  test('DEP-03 the frame accepts only the page’s known messages', () => {
    const setup = { version: 'v3', gt: 'g', challenge: 'c', newCaptcha: true, offline: false }
    const start = { type: 'start', setup, servers: ['https://one.example'], language: 'UR', style: 'dark' }
    expect(parseFrameRequest({ ...start, more: 1 })).toEqual(start)
    expect(parseFrameRequest({ ...start, style: 'blue' })).toMatchObject({ style: 'light' })
    expect(parseFrameRequest({ type: 'reset' })).toEqual({ type: 'reset' })
    const bad = [
      null,
      { ...start, setup: { version: 'v4', captchaId: '' } },
      { ...start, servers: [5] },
      { ...start, language: 'XX' },
      { ...start, setup: { ...setup, gt: '' } },
      { type: 'ready' },
    ]
    for (const one of bad) expect(parseFrameRequest(one), JSON.stringify(one)).toBeNull()
  })
})
