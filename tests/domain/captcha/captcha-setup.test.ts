import { expect, test } from 'vitest'
import { CAPTCHA_SERVERS } from '#domain/captcha/captcha-hosts'
import { parseCaptchaResult, parseFrameEvent, parseFrameRequest } from '#domain/captcha/captcha-messages'
import { captchaServers } from '#domain/captcha/captcha-servers'
import { selectCaptcha } from '#domain/captcha/captcha-setup'

test('CAP-04 CAP-05 CAP-07 a form uses v3, or v4 by its id; SMS accepts only v4', () => {
  const none = { captchaId: '', captchaVersion: 'v3' } as const
  const v4 = { captchaId: 'id', captchaVersion: 'v4' } as const
  const problem = (kind: string) => ({ kind: 'problem', problem: { kind } })
  expect(selectCaptcha('login', none)).toEqual({ kind: 'v3' })
  expect(selectCaptcha('register', { ...none, captchaId: 'id' })).toEqual({ kind: 'v3' })
  expect(selectCaptcha('sms', none)).toEqual(problem('not-working'))
  for (const form of ['login', 'sms'] as const) {
    expect(selectCaptcha(form, v4)).toEqual({ kind: 'v4', captchaId: 'id' })
    expect(selectCaptcha(form, { ...v4, captchaId: '' })).toEqual(problem('not-set-up'))
  }
})

test('CAP-03 DEP-03 config.json replaces the provider’s servers of its version: one and three backups, bare https origins', () => {
  const servers = (named: unknown) => captchaServers(JSON.stringify({ captchaServers: named }), 'v4')
  const hosts = ['a', 'b', 'c', 'd', 'e'].map((name) => `https://${name}.example`)
  expect(servers({ v4: hosts })).toEqual(hosts.slice(0, 4))
  expect(servers({ v3: hosts })).toEqual(CAPTCHA_SERVERS.v4)
  expect([CAPTCHA_SERVERS.v3.length, CAPTCHA_SERVERS.v4.length]).toEqual([4, 4])
  const local = 'http://127.0.0.1:4180'
  const bad = [
    'http://plain.example',
    'https://path.example/x',
    'javascript:alert(1)',
    'http://localhost.example',
  ]
  expect(servers({ v4: [...bad, 'https://u:p@user.example', 7, local] })).toEqual([local])
  for (const json of [undefined, '{', '[]', '{"captchaServers":5}', '{"captchaServers":{"v4":"x"}}'])
    expect(captchaServers(json, 'v4'), json).toEqual(CAPTCHA_SERVERS.v4)
})

const v3 = { geetestChallenge: 'c', geetestValidate: 'v', geetestSeccode: 's' }
const v4 = { captcha_id: 'i', lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: 'g' }

test('DEP-03 a result has exactly the fields of the contract', () => {
  expect(parseCaptchaResult({ ...v3, more: 1 })).toEqual(v3)
  expect(parseCaptchaResult({ geetestValidateV4: { ...v4, more: 1 } })).toEqual({ geetestValidateV4: v4 })
  for (const value of ['', 5, undefined]) {
    for (const name of Object.keys(v3)) expect(parseCaptchaResult({ ...v3, [name]: value }), name).toBeNull()
    for (const name of Object.keys(v4))
      expect(parseCaptchaResult({ geetestValidateV4: { ...v4, [name]: value } }), name).toBeNull()
  }
  for (const bad of [null, 'x', { geetestValidateV4: false }]) expect(parseCaptchaResult(bad)).toBeNull()
})

test('DEP-03 the page takes what the frame may say, and nothing else', () => {
  for (const type of ['here', 'ready', 'shown', 'closed'])
    expect(parseFrameEvent({ type, more: 1 })).toEqual({ type })
  const solved = { type: 'solved', fields: v3, afterMs: 9 }
  expect(parseFrameEvent(solved)).toEqual(solved)
  const failed = (code: unknown, text: unknown) =>
    parseFrameEvent({ type: 'failed', failure: { code, text } })
  expect(failed(60_500, 'x'.repeat(500))).toEqual({
    type: 'failed',
    failure: { code: 60_500, text: 'x'.repeat(200) },
  })
  const silent = { type: 'failed', failure: { code: null, text: '' } }
  expect([failed('60500', 5), failed(1.5, ' '), parseFrameEvent({ type: 'failed' })]).toEqual(
    Array(3).fill(silent),
  )
  const unsolved = [{ fields: {} }, { afterMs: '9' }, { afterMs: NaN }].map((part) => ({
    ...solved,
    ...part,
  }))
  for (const bad of [null, 'ready', { type: 'solve' }, { type: 'retry' }, ...unsolved])
    expect(parseFrameEvent(bad), JSON.stringify(bad)).toBeNull()
})

test('DEP-03 the frame accepts only the page’s known messages', () => {
  const setup = { version: 'v3', gt: 'g', challenge: 'c', newCaptcha: true, offline: false }
  const start = { type: 'start', setup, servers: ['https://one.example'], language: 'UR', style: 'dark' }
  expect(parseFrameRequest({ ...start, more: 1 })).toEqual(start)
  const byV4 = { ...start, setup: { version: 'v4', captchaId: 'id' } }
  expect(parseFrameRequest(byV4)).toEqual(byV4)
  expect(parseFrameRequest({ ...start, style: 'blue' })).toEqual({ ...start, style: 'light' })
  const flags = { newCaptcha: 1, offline: 'no' }
  const noFlags = { newCaptcha: false, offline: false }
  expect(parseFrameRequest({ ...start, setup: { ...setup, ...flags } })).toEqual({
    ...start,
    setup: { ...setup, ...noFlags },
  })
  for (const type of ['solve', 'reset']) expect(parseFrameRequest({ type })).toEqual({ type })
  for (const bad of [
    null,
    { ...start, setup: { version: 'v4', captchaId: '' } },
    { ...start, setup: { ...setup, gt: '' } },
    { ...start, setup: { ...setup, challenge: '' } },
    { ...start, setup: { ...setup, version: 'v5' } },
    { ...start, setup: null },
    { ...start, type: 'begin' },
    { ...start, servers: [5] },
    { ...start, servers: 'https://one.example' },
    { ...start, language: 'XX' },
    { type: 'ready' },
  ])
    expect(parseFrameRequest(bad), JSON.stringify(bad)).toBeNull()
})
