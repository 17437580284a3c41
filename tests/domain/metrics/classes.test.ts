import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classifyViolation } from '#domain/metrics/blocked-content'
import { bucketOf, MAX_BUCKET } from '#domain/metrics/buckets'
import { reportsConfig } from '#domain/metrics/config/reports-config'
import { connectionClass } from '#domain/metrics/connection-class'
import { deviceClass } from '#domain/metrics/device-class'
import { errorStatus, errorType } from '#domain/metrics/error-types'
import { ROUTE_TEMPLATES, routeTemplate } from '#domain/metrics/route-template'
import * as routes from '#domain/routing/routes'

const value = fc.double({ min: 0.001, max: MAX_BUCKET, noNaN: true })

test('MET-01 a bucket is the next of few bounds, at most a third above its value, and its own bucket', () => {
  fc.assert(
    fc.property(value, value, (one, other) => {
      const bucket = bucketOf(one)
      expect(bucket).toBeGreaterThanOrEqual(one)
      expect(bucketOf(bucket)).toBe(bucket)
      if (one > 10) expect(bucket / one).toBeLessThanOrEqual(4 / 3 + 1e-9)
      if (one <= other) expect(bucket).toBeLessThanOrEqual(bucketOf(other))
    }),
  )
  const bounds = [0, -1, Number.NaN, 3, 10, 11, 61, 81, 1234, 1e9, Infinity].map(bucketOf)
  expect(bounds).toEqual([0, 0, 0, 10, 10, 12, 80, 100, 1500, MAX_BUCKET, MAX_BUCKET])
})

test.each([
  [undefined, undefined, 'unknown'],
  [2, 8, 'low'],
  [undefined, 2, 'low'],
  [4, 8, 'mid'],
  [8, 4, 'mid'],
  [8, 8, 'high'],
  [undefined, 8, 'high'],
  [8, undefined, 'high'],
] as const)('MET-01 a device with %s GB and %s cores is of the class %s', (memory, cores, expected) => {
  expect(deviceClass(memory, cores)).toBe(expected)
})

test('MET-01 of a connection only its class is reported', () => {
  expect(['4g', 'slow-2g', '5g', '', undefined].map(connectionClass)).toEqual([
    '4g',
    'slow-2g',
    'unknown',
    'unknown',
    'unknown',
  ])
})

test('MET-01 each path of the app has a route, and no other path is reported', () => {
  const paths = Object.entries(routes).flatMap(([, path]) => (typeof path === 'string' ? [path] : []))
  for (const path of [...paths, ...routes.HOME_PATHS]) expect(routeTemplate(path), path).not.toBe('*')
  expect(routes.HOME_PATHS.map(routeTemplate)).toEqual(routes.HOME_PATHS.map(() => routes.HOME_PATH))
  expect(routeTemplate(routes.OLD_REGISTER_PATH)).toBe(routes.REGISTER_PATH)
  expect(['/m/player/ann', '/m/home?token=a', '*'].map(routeTemplate)).toEqual(['*', '*', '*'])
  expect(new Set(ROUTE_TEMPLATES).size).toBe(ROUTE_TEMPLATES.length)
})

test.each([
  ['script-src-elem', 'inline', 'inline'],
  ['script-src', 'wasm-eval', 'eval'],
  ['require-trusted-types-for', 'trusted-types-sink', 'trusted-types'],
  ['img-src', 'https://m.example.com/a.png', 'own-host'],
  ['img-src', 'https://m.example.com.evil.example/a.png?member=ann', 'other-host'],
  ['img-src', 'data', 'data'],
  ['media-src', 'blob:https://m.example.com/1', 'blob'],
] as const)('MET-01 of what %s has blocked, %s is reported as %s', (directive, url, blocked) => {
  expect(classifyViolation(directive, url, 'https://m.example.com')).toEqual({ directive, blocked })
})

test('MET-01 an error is reported as a code, without messages, details in words or a gateway’s own codes', () => {
  const refused = { kind: 'refused', status: 400, code: 'ann.blocked', message: 'Dear ann' } as const
  expect([errorType(refused), errorStatus(refused)]).toEqual(['refused', 400])
  expect(errorType({ kind: 'malformed', detail: 'games: ann' })).toBe('malformed')
  expect(errorType({ kind: 'storage', detail: 'quota' })).toBe('storage.quota')
  expect(errorType({ kind: 'worker', detail: 'crashed' })).toBe('worker.crashed')
  expect(errorStatus({ kind: 'http', status: 0 })).toBeUndefined()
  expect(classifyViolation('sandbox', 'inline', '')).toEqual({ directive: 'other', blocked: 'inline' })
})

test('MET-02 config.json asks for reports only by a path of this host and a valid sample rate', () => {
  const read = (reports: unknown) => reportsConfig(JSON.stringify({ reports }))
  expect(read({ url: '/reports' })).toEqual({ url: '/reports', sampleRate: 1 })
  expect(read({ url: '/reports', sampleRate: 0.05 })).toEqual({ url: '/reports', sampleRate: 0.05 })
  for (const url of [
    'https://x.example/r',
    '//x.example/r',
    '/\\x.example',
    'reports',
    '/r?a=1',
    '',
    7,
    null,
  ])
    expect(read({ url }), String(url)).toBeNull()
  for (const sampleRate of [0, -1, 1.1, '1', true, {}])
    expect(read({ url: '/reports', sampleRate }), JSON.stringify(sampleRate)).toBeNull()
  expect([undefined, '{', '{"reports":[]}', '{}'].map(reportsConfig)).toEqual([null, null, null, null])
})
