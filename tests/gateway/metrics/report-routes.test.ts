import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { fieldReportSchema } from '#domain/contract/metrics/field-report'
import { HOUR_MS } from '#domain/timing'
import { REPORTS_PATH } from '#gateway/metrics/reports-path'
import { codeOf, sendPost } from '../support/posts'
import { gateway, useGateway } from '../support/shared-gateway'

const REPORT = {
  'service.version': 'a1b2c3',
  'url.template': '/m/home',
  'browser.language': 'EN',
  'network.connection.subtype': '4g',
  'app.save_data': true,
  'app.device_class': 'mid',
  'app.display_mode': 'standalone',
  histograms: { 'browser.web_vital.fcp': { '1200': 2, '800': 1 }, 'browser.web_vital.cls': { '0': 3 } },
  counts: { 'app.opens': 3, 'app.opens.offline': 1 },
  errors: [
    { 'error.type': 'http', 'http.response.status_code': 503, 'url.template': '/m/game', count: 4 },
    { 'error.type': 'storage.quota', 'url.template': '*', count: 1 },
  ],
  violations: [{ 'app.csp.directive': 'script-src-elem', 'app.csp.blocked': 'inline', count: 1 }],
  updates: [{ 'app.update.from': 'a0', 'app.update.outcome': 'applied', count: 1 }],
}

const send = (reports: unknown, key = randomUUID()) =>
  sendPost(REPORTS_PATH, { schema: 1, reports }, { 'Idempotency-Key': key })

const stored = async () =>
  v.parse(
    v.array(v.object({ at: v.number(), report: fieldReportSchema })),
    await gateway.value(`${REPORTS_PATH}?days=1`),
  )

useGateway()

test('MET-04 reports are stored as they came, once a key, and with an hour in place of their time', async () => {
  const key = randomUUID()
  const other = { ...REPORT, 'service.version': 'b2', histograms: {}, counts: {}, errors: [] }
  expect(await codeOf(send([REPORT, other], key))).toBe('success')
  expect(await codeOf(send([REPORT, other], key))).toBe('success')
  expect(await codeOf(send([REPORT]))).toBe('success')
  const received = await stored()
  expect(received.map(({ report }) => report)).toEqual([REPORT, other, REPORT])
  expect(received.every(({ at }) => at % HOUR_MS === 0)).toBe(true)
})

test.each([
  ['another version', { schema: 2, reports: [REPORT] }],
  ['no report', { schema: 1, reports: [] }],
  ['a field more', { schema: 1, reports: [{ ...REPORT, member: 'ann' }] }],
  ['a field more outside', { schema: 1, reports: [REPORT], session: 'x' }],
  ['a path with an id', { schema: 1, reports: [{ ...REPORT, 'url.template': '/m/player/7' }] }],
  ['a text as a build', { schema: 1, reports: [{ ...REPORT, 'service.version': 'Dear Ann' }] }],
  ['an unknown metric', { schema: 1, reports: [{ ...REPORT, counts: { 'app.logins': 1 } }] }],
  [
    'an exact value',
    { schema: 1, reports: [{ ...REPORT, histograms: { 'browser.web_vital.fcp': { '1234': 1 } } }] },
  ],
  [
    'a text as an error',
    { schema: 1, reports: [{ ...REPORT, errors: [{ ...REPORT.errors[1], 'error.type': 'Oh no' }] }] },
  ],
  ['no JSON', '{'],
  ['more than 16 KB', ' '.repeat(17_000)],
])('MET-04 a body with %s is rejected as a whole', async (_name, body) => {
  expect(await sendPost(REPORTS_PATH, body)).toMatchObject({ code: 'request.invalid', status: 400 })
  expect(await stored()).toEqual([])
})
